/** Shifts the colours of one range of hues to another hue, so that one vector object serves several products. */
export interface HueChange {
  /** degrees, inclusive; a range over 360 goes round: [330, 380] is 330 to 20 */
  range: readonly [number, number]
  /** degrees; the middle of the range lands here and the rest keeps a third of its distance */
  to: number
  /** factor, 1 when absent */
  saturation?: number
  /** factor, 1 when absent */
  lightness?: number
}

/** A vector object by its file name in `fluentui-emoji/icons/modern`, as it is or in other colours. */
export type Shape = string | { icon: string; hues: readonly HueChange[] }

/** What the three views of a product are composed from. */
export interface Picture {
  shape: Shape
  /** standing things get a shadow on the ground, lying ones are seen from above; 'stands' when absent */
  stance?: 'stands' | 'lies'
  /** degrees clockwise */
  turn?: number
  /** where the close view looks: shares of the object's width and height, [0.5, 0.4] when absent */
  focus?: readonly [number, number]
  /** objects behind it in the group; two copies of itself when absent */
  beside?: readonly [Shape, Shape] | readonly [Shape]
}
