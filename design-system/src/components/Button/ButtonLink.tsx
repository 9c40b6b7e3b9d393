import MuiButton from '@mui/material/Button'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { buttonLook, type ButtonLook } from './buttonLook.tsx'

export interface ButtonLinkProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'onClick'> {
  /** The link's target; works without JavaScript. */
  href: string
  /** Navigates within the app. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
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
