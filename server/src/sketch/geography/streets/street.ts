import type { Point } from '../../../point.ts'
import { line } from '../line.ts'

/** A main street, about where it runs. */
export interface Street {
  ka: string
  city: string
  /** in Tbilisi the administrative district; '' elsewhere */
  within: string
  /** '' unless the whole street has one, and it is certain */
  postcode: string
  course: Point[]
  /** the zoom from which a map draws it */
  from: number
}

/** Streets of a city: name, course, zoom from which it is drawn, administrative district, postal code. */
export function streetsOf(
  city: string,
  streets: readonly (readonly [
    ka: string,
    course: string,
    from?: number,
    within?: string,
    postcode?: string,
  ])[],
): Street[] {
  return streets.map(([ka, course, from = 13, within = '', postcode = '']) => ({
    ...{ ka, city, from, postcode },
    within: within && `${within} რაიონი`,
    course: line(course),
  }))
}
