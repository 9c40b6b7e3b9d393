import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { canHover } from '../../theme/media.ts'
import { IconButton } from '../IconButton/index.ts'

const Round = styled(IconButton)(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '50%',
  translate: '0 -50%',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.shadows[1],
  transition: theme.transitions.create(['opacity', 'visibility', 'border-color']),
  // Only for mice: touch screens scroll without buttons.
  '@media (hover: hover) and (pointer: fine)': { display: 'inline-flex' },
  [canHover]: {
    '&:hover': {
      borderColor: theme.vars.palette.outline,
      backgroundColor: theme.vars.palette.background.raised,
    },
  },
  '&[data-side="previous"]': { insetInlineStart: -4 },
  '&[data-side="next"]': { insetInlineEnd: -4 },
  '&[data-shown="false"]': { visibility: 'hidden', opacity: 0 },
}))

export interface ScrollButtonProps {
  side: 'previous' | 'next'
  label: string
  /** Whether there is more content on that side. */
  shown: boolean
  onScroll: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Scrolls the chips by about a screenful. */
export function ScrollButton({ side, label, shown, onScroll, ref }: ScrollButtonProps) {
  return (
    <Round
      ref={ref}
      icon={side === 'previous' ? 'chevronLeft' : 'chevronRight'}
      label={label}
      data-side={side}
      data-shown={shown}
      onClick={onScroll}
    />
  )
}
