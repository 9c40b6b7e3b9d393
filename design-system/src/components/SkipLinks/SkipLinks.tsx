import { styled } from '@mui/material/styles'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'

/** One skip link. */
export interface SkipLink {
  /** An anchor of this page, such as `#catalogue`. The target needs `tabIndex={-1}` to get the focus. */
  href: `#${string}`
  label: string
  /** Called on a plain click. Without it the browser goes to the anchor and changes the URL. */
  onNavigate?: NavigateHandler
}

export interface SkipLinksProps {
  /** In tab order. */
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

/** Links at the start of the page that skip the header. Visible only when focused. They work without JavaScript. */
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
