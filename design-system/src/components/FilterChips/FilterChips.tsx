import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { followLink } from '../../internal/followLink.ts'
import { canHover } from '../../theme/media.ts'
import { Chip } from '../CategoryFilter/Chip.ts'
import { Icon } from '../Icon/index.ts'

/** One filter that is on. */
export interface FilterChip {
  /** What is filtered by, in a few words; also its key, so no two are alike. */
  label: string
  /** Says that it takes the filter away; holds the label. Without it the chip takes all away, and says so by its label. */
  removeLabel?: string
  /** The list without this filter. */
  href: string
}

export interface FilterChipsProps {
  /** Names the list of them. */
  label: string
  /** At least one: draw nothing where no filter is on. */
  chips: readonly FilterChip[]
  /** A plain click on a chip. Without it the browser follows the link. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, chip: FilterChip) => void
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

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

/** The filters that a list was made with, each a link to the list without it: it works before JavaScript, and Back undoes it. */
export function FilterChips({ label, chips, onNavigate }: FilterChipsProps) {
  return (
    <List role="list" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.label}>
          <Removable
            href={chip.href}
            aria-label={chip.removeLabel}
            onClick={followLink(onNavigate && ((event) => onNavigate(event, chip)))}
          >
            {chip.label}
            {chip.removeLabel && <Icon name="close" size={16} />}
          </Removable>
        </li>
      ))}
    </List>
  )
}
