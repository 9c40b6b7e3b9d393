import type { ReactNode } from 'react'
import { HrefContext } from './Anchor.tsx'

export interface HrefProviderProps {
  /** Makes the address of a link, such as `/en/orders` of `/orders`. It must be stable. */
  resolve: (href: string) => string
  children: ReactNode
}

/** Decides what addresses the components' links have. Their handlers still get the given `href`. */
export function HrefProvider({ resolve, children }: HrefProviderProps) {
  return <HrefContext value={resolve}>{children}</HrefContext>
}
