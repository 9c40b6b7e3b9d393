import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import { firstLetter } from '../../internal/firstLetter.ts'
import { canHover } from '../../theme/media.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface PersonButtonProps {
  /** Accessible name of the button; has to contain `name`, if given. */
  label: string
  /** The customer's first name. Leave out for a guest: the button shows an icon. */
  name?: string
  /** Opens the sidebar, or the login. */
  onPress: () => void
  /** Called when a press is likely: on hover or focus of the button. */
  onIntent?: () => void
}

const Root = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minWidth: 48,
  height: 48,
  borderRadius: theme.shape.pill,
  fontSize: theme.typography.pxToRem(16),
  fontWeight: theme.typography.fontWeightMedium,
  transition: theme.transitions.create(['background-color']),
  [canHover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  '&[data-named]': { [theme.breakpoints.up('md')]: { paddingInline: '6px 12px' } },
}))

const Initial = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: theme.shape.pill,
  background: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
}))

const Name = styled('span')(({ theme }) => ({
  display: 'none',
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('md')]: { display: 'block' },
}))

/**
 * The account button of the header: an icon for a guest; the initial for a customer, with the name from 900 px. It
 * opens a dialog.
 */
export function PersonButton({ label, name = '', onPress, onIntent }: PersonButtonProps) {
  const initial = firstLetter(name)
  return (
    <Root
      lang={textLanguage(label)}
      aria-haspopup="dialog"
      data-named={initial ? '' : undefined}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {initial ? (
        <>
          <Initial aria-hidden="true">{initial}</Initial>
          <Name aria-hidden="true">{name}</Name>
        </>
      ) : (
        <Icon name="user" />
      )}
    </Root>
  )
}
