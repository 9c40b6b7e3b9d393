import type { ReactNode } from 'react'

/** Slots around the cart's total. */
export interface SummarySlots {
  /** before the total */
  children?: ReactNode
  /** after it: the one action */
  action?: ReactNode
  /** what a promotion code takes off the total, in tetri */
  discount?: number
}

/** Renders the cart's total with the given slots. */
export type DrawSummary = (slots: SummarySlots) => ReactNode
