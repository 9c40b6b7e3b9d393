import { styled } from '@mui/material/styles'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { color, focusRing, layer, radius, rem, weight } from '../../theme/vars.ts'

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

const List = styled('div')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: layer.skip,
})

const Link = styled('a')({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  maxWidth: 'calc(100vw - 16px)',
  width: 'max-content',
  padding: '12px 20px',
  borderRadius: radius.control,
  background: color.primary,
  color: color.onPrimary,
  fontSize: rem(16),
  fontWeight: weight.bold,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  '&:focus': { transform: 'none', boxShadow: color.shadowRaised, ...focusRing },
})

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
