import { IconButton } from '../components/IconButton/index.ts'

interface StepButtonsProps {
  className?: string
  /** Which picture is shown, from 0. */
  index: number
  count: number
  /** Distance from the edges, in px. */
  inset: number
  onStep: (by: -1 | 1) => void
  labels: { previous: string; next: string }
}

/** Previous and next buttons at the sides of a `position: relative` parent. */
export function StepButtons({ className, index, count, inset, onStep, labels }: StepButtonsProps) {
  const place = { position: 'absolute', top: '50%', zIndex: 1, translate: '0 -50%' } as const
  return (
    <>
      <IconButton
        className={className}
        icon="chevronLeft"
        label={labels.previous}
        variant="floating"
        sx={{ ...place, left: inset }}
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton
        className={className}
        icon="chevronRight"
        label={labels.next}
        variant="floating"
        sx={{ ...place, right: inset }}
        aria-disabled={index === count - 1}
        onClick={() => onStep(1)}
      />
    </>
  )
}
