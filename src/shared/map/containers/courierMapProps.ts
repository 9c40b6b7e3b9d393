import type { Point } from '../model/engine.ts'

export interface CourierMapProps {
  /** where the courier was last; another object for another place */
  courier: Point | null
  /** time (ms) that the courier's marker takes to its place */
  glideMs: number
  /** where the order goes, when that is known; the same object from one render to the next */
  address: Point | null
  /** the same in words; '' when unknown */
  addressText: string
  /** what is known of the courier, in words; null before the first answer */
  news: string | null
}
