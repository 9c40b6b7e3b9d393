import { styled } from '@mui/material/styles'
import { drawings, type DrawingName } from './drawings.ts'

export type { DrawingName } from './drawings.ts'

const Root = styled('svg')(({ theme }) => ({
  fill: 'none',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& circle': { fill: theme.vars.palette.primary.soft },
  '& [data-part="line"]': { stroke: theme.vars.palette.text.primary },
  '& [data-part="mark"]': { stroke: theme.vars.palette.primary.main },
}))

/** An illustration for an empty or error state. Decorative: the text below says the same. */
export function Drawing({ name }: { name: DrawingName }) {
  const shape = drawings[name]
  return (
    <Root aria-hidden="true" viewBox="0 0 120 96" width="150" height="120">
      <circle cx="60" cy="50" r="42" />
      <path data-part="line" d={shape?.line} />
      <path data-part="mark" d={shape?.mark} />
    </Root>
  )
}
