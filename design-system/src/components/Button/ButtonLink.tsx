import MuiButton from '@mui/material/Button'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { buttonLook, type ButtonLook } from './buttonLook.tsx'

export interface ButtonLinkProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'onClick'> {
  /** Where it leads, before JavaScript too. */
  href: string
  /** Goes there in the app's own way; without it the browser does. */
  onNavigate?: NavigateHandler
  /** What is there, in a word or two: the link's name. */
  children: ReactNode
}

/** A link that looks like a button: it leads somewhere and works without JavaScript. */
export function ButtonLink({ onNavigate, children, ...props }: ButtonLinkProps) {
  return (
    <MuiButton {...buttonLook(props)} onClick={followLink(onNavigate)}>
      <span>{children}</span>
    </MuiButton>
  )
}
