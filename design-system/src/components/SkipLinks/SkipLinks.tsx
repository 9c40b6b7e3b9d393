import { styled } from '@mui/material/styles'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'

/** One way past the header. */
export interface SkipLink {
  /** A place of this page: `#catalogue`. What stands there needs `tabIndex={-1}` to take the focus. */
  href: `#${string}`
  /** Where it leads, in words. */
  label: string
  /** A plain click. Without it the browser goes there, and the address says so from then on. */
  onNavigate?: NavigateHandler
}

export interface SkipLinksProps {
  /** In the order that Tab comes to them. */
  links: readonly SkipLink[]
}

const List = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.skip,
}))

const Link = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  maxWidth: 'calc(100vw - 16px)',
  width: 'max-content',
  padding: '12px 20px',
  borderRadius: theme.shape.control,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: theme.typography.pxToRem(16),
  fontWeight: theme.typography.fontWeightBold,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  '&:focus': { transform: 'none', boxShadow: theme.shadows[8], ...theme.mixins.focusRing },
}))

/**
 * The first things that Tab comes to: past the header, straight to a part of the page.
 * Invisible until focused. They are links to places in this page, so they work before JavaScript does.
 */
export function SkipLinks({ links }: SkipLinksProps) {
  return (
    <List>
      {links.map(({ href, label, onNavigate }) => (
        <Link key={href} href={href} onClick={followLink(onNavigate)}>
          {label}
        </Link>
      ))}
    </List>
  )
}
