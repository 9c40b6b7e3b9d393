import MuiButton from '@mui/material/Button'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { followLink, type LinkProps } from '../../internal/followLink.ts'
import { buttonLook, type ButtonLook } from './buttonLook.tsx'

export interface ButtonLinkProps
  extends ButtonLook, LinkProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'href' | 'onClick'> {
  /** The label, in a word or two. */
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ onNavigate, children, ...props }: ButtonLinkProps) {
  return (
    <MuiButton {...buttonLook(props)} onClick={followLink(onNavigate)}>
      <span>{children}</span>
    </MuiButton>
  )
}
