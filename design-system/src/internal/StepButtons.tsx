import { IconButton } from '../components/IconButton/index.ts'

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

/** The circles at the sides of what stands above them in `position: relative`: to the picture before and after. */
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
