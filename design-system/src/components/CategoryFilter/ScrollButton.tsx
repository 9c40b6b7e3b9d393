import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { canHover } from '../../theme/media.ts'
import { Icon } from '../Icon/index.ts'

const Round = styled('button')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '50%',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  transform: 'translateY(-50%)',
  borderRadius: theme.shape.pill,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[1],
  cursor: 'pointer',
  transition: theme.transitions.create(['opacity', 'visibility', 'border-color']),
  // A finger scrolls by itself; the buttons are for mice, which can't.
  '@media (hover: hover) and (pointer: fine)': { display: 'grid' },
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.outline } },
  '&[data-side="previous"]': { insetInlineStart: -4 },
  '&[data-side="next"]': { insetInlineEnd: -4 },
  '&[data-shown="false"]': { visibility: 'hidden', opacity: 0 },
}))

export interface ScrollButtonProps {
  side: 'previous' | 'next'
  label: string
  /** Whether there is anything to scroll to on that side. */
  shown: boolean
  onScroll: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Scrolls the chips by about a screenful. */
export function ScrollButton({ side, label, shown, onScroll, ref }: ScrollButtonProps) {
  return (
    <Round ref={ref} type="button" data-side={side} data-shown={shown} aria-label={label} onClick={onScroll}>
      <Icon name={side === 'previous' ? 'chevronLeft' : 'chevronRight'} size={20} />
    </Round>
  )
}
