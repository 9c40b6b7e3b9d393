import { styled } from '@mui/material/styles'
import { IconButton } from '../components/IconButton/index.ts'
import { forwardExcept } from './forwardExcept.ts'

interface StepButtonsProps {
  className?: string
  /** Which picture is shown, from 0. */
  index: number
  count: number
  /** How far from the edges (px). */
  inset: number
  onStep: (by: -1 | 1) => void
  labels: { previous: string; next: string }
}

const Step = styled(IconButton, { shouldForwardProp: forwardExcept('inset') })<{ inset: number }>(
  ({ inset }) => ({
    position: 'absolute',
    top: '50%',
    zIndex: 1,
    translate: '0 -50%',
    '&[data-side="previous"]': { left: inset },
    '&[data-side="next"]': { right: inset },
  }),
)

/** The circles at the sides of what stands above them in `position: relative`: to the picture before and after. */
export function StepButtons({ className, index, count, inset, onStep, labels }: StepButtonsProps) {
  return (
    <>
      <Step
        className={className}
        icon="chevronLeft"
        label={labels.previous}
        variant="floating"
        inset={inset}
        data-side="previous"
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
      />
      <Step
        className={className}
        icon="chevronRight"
        label={labels.next}
        variant="floating"
        inset={inset}
        data-side="next"
        aria-disabled={index === count - 1}
        onClick={() => onStep(1)}
      />
    </>
  )
}
