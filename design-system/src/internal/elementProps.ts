import type { ElementType, HTMLAttributes, Ref } from 'react'

/** Props of every layout element; all others are attributes. */
export interface ElementProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The rendered element. @default 'div' */
  as?: ElementType
  ref?: Ref<HTMLElement>
}
