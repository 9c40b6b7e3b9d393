import { styled } from '@mui/material/styles'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { canHover } from '../../theme/media.ts'
import { Chip } from '../CategoryFilter/Chip.ts'
import { Icon } from '../Icon/index.ts'

/** One active filter. */
export interface FilterChip {
  /** The filter in a few words. Must be unique: it is also the React key. */
  label: string
  /** Accessible name for removing the filter; contains the label. Without it the chip clears all filters. */
  removeLabel?: string
  /** URL of the list without this filter. */
  href: string
}

export interface FilterChipsProps {
  /** Name of the list. */
  label: string
  /** At least one; render nothing without filters. */
  chips: readonly FilterChip[]
  /** Called on a plain click on a chip. Without it the browser follows the link. */
  onNavigate?: NavigateHandler<[chip: FilterChip]>
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Removable = styled(Chip)(({ theme }) => ({
  gap: 8,
  paddingInlineEnd: 12,
  borderColor: 'transparent',
  background: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.main,
  whiteSpace: 'normal',
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.primary.main } },
  '&:not([aria-label])': { background: 'none', paddingInline: 8 },
}))

/** The active filters. Each is a link to the list without it, so that it works without JavaScript and Back works. */
export function FilterChips({ label, chips, onNavigate }: FilterChipsProps) {
  return (
    <List role="list" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.label}>
          <Removable href={chip.href} aria-label={chip.removeLabel} onClick={followLink(onNavigate, chip)}>
            {chip.label}
            {chip.removeLabel && <Icon name="close" size={16} />}
          </Removable>
        </li>
      ))}
    </List>
  )
}
