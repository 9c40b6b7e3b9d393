import { styled } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'
import { canHover } from '../../theme/media.ts'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface CartLinkProps {
  /** Sum of the quantities. The badge is shown above 0 (HEAD-03). */
  count: number
  /** Accessible name with the count, since the badge is hidden from screen readers. */
  label: string
  /** Anchor of the cart in the page, so that the link works without JavaScript (HEAD-04). @default '#cart' */
  href?: string
  /** Called on a plain click. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
}

/** Above this the badge shows a plus, such as 99+. */
const MOST_SHOWN = 99

const Link = styled(Anchor)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: theme.shape.pill,
  color: theme.vars.palette.text.primary,
  transition: theme.transitions.create(['background-color']),
  [canHover]: { '&:hover': { background: theme.vars.palette.primary.soft } },
}))

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: -2,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'content-box',
  minWidth: '0.9rem',
  height: '1.1rem',
  paddingInline: 4,
  borderRadius: theme.shape.pill,
  border: `2px solid ${theme.vars.palette.background.default}`,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: theme.typography.pxToRem(12),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  transition: theme.transitions.create(['scale']),
  '@starting-style': { scale: 1.5 },
}))

/** The header's cart link with a badge. */
export function CartLink({ count, label, href = '#cart', onNavigate }: CartLinkProps) {
  return (
    <Link href={href} onClick={followLink(onNavigate)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name="cart" />
      {count > 0 && (
        // A new element for each count, so that its animation runs again.
        <Badge key={count} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </Badge>
      )}
    </Link>
  )
}
