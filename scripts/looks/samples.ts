import type { Size } from '../visual/camera/scenes.ts'

/** A story with a reference picture in the repository. */
export interface Sample {
  id: string
  /** size of the window in px; multiples of the cell */
  size: Size
  /** size of a cell in px */
  cell: number
}

const sample = (id: string, width: number, height: number, cell: number): Sample => ({
  id,
  size: { width, height },
  cell,
})

/** Stories whose shapes, colours and layers other tests don't check. */
export const SAMPLES = [
  sample('components-starrating--default', 112, 40, 2),
  sample('components-toast-toaststack--over-modal', 384, 416, 16),
  sample('components-toast-toaststack--stack-of-three', 384, 272, 16),
  sample('components-statuschip--catalog', 448, 128, 8),
  sample('components-button--catalog', 256, 480, 8),
  sample('patterns-productcard--default', 192, 272, 8),
  sample('components-pricetag--catalog', 320, 240, 8),
  sample('components-quantitystepper--default', 160, 64, 4),
  sample('components-checkbox--catalog', 64, 304, 4),
  sample('components-icon--catalog', 640, 480, 8),
]
