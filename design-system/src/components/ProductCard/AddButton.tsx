import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface AddButtonProps {
  /** Quantity in the cart; shown above 0. */
  inCart: number
  /** The product is sold out. The button can still be pressed: a message says why (CAT-06). */
  soldOut: boolean
  /** Accessible name with the product's name. */
  label: string
  /** Label of the wide button, such as the quantity in the cart. */
  text: string
  /** Id of the text that says why it can't be added. */
  describedBy?: string
  onAdd: () => void
}

const Round = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  minWidth: TOUCH_TARGET,
  height: TOUCH_TARGET,
  marginInlineStart: 'auto',
  border: '1px solid transparent',
  borderRadius: theme.shape.pill,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  transition: theme.transitions.create(['background-color', 'color', 'scale']),
  [canHover]: { '&:hover': { background: theme.vars.palette.primary.dark } },
  '&:active': { scale: 0.94 },
  '&[data-look="inCart"]': {
    paddingInline: 12,
    background: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.main,
    [canHover]: { '&:hover': { borderColor: 'currentColor' } },
  },
  '&[data-look="soldOut"]': {
    background: 'transparent',
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
    [canHover]: { '&:hover': { borderColor: theme.vars.palette.outline } },
  },
  // A narrow card has only room for a check mark and a number.
  '& [data-part="text"]': { display: 'none' },
  '@container product-card (min-width: 17.5rem)': {
    '& [data-part="text"]': { display: 'inline' },
    '& [data-part="count"]': { display: 'none' },
    '&[data-look="inCart"]': { paddingInline: '14px 16px' },
  },
}))

const Face = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })

const lookOf = ({ inCart, soldOut }: AddButtonProps) => {
  if (inCart > 0) return 'inCart'
  return soldOut ? 'soldOut' : 'add'
}

/** The add button of a card. For a product in the cart it is a pill with a check mark, and still adds one more. */
export function AddButton(props: AddButtonProps) {
  const { inCart, label, text, describedBy, onAdd } = props
  const look = lookOf(props)
  return (
    <Round data-look={look} aria-describedby={describedBy} onClick={onAdd}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {/* Visual only: the accessible name says the same. */}
      <Face aria-hidden="true">
        <Icon name={look === 'inCart' ? 'check' : 'plus'} size={look === 'inCart' ? 20 : 24} />
        {look === 'inCart' && (
          <>
            <span data-part="count">{inCart}</span>
            <span data-part="text">{text}</span>
          </>
        )}
      </Face>
    </Round>
  )
}
