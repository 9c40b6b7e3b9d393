import type { Size } from '../visual/camera/scenes.ts'

/** A story whose look is kept in the tree, and how finely. */
export interface Sample {
  id: string
  /** of the window, px: multiples of the cell */
  size: Size
  /** side of the squares whose mean colour is kept, px */
  cell: number
}

const sample = (id: string, width: number, height: number, cell: number): Sample => ({
  id,
  size: { width, height },
  cell,
})

/** Shapes, colours and layers that other tests don't see. */
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
