import type { ReactNode } from 'react'

/** What the checkout fills in around the cart's total. */
export interface SummarySlots {
  /** before the total */
  children?: ReactNode
  /** after it: the one action */
  action?: ReactNode
}

/** Draws the cart's total with what is filled in around it. */
export type DrawSummary = (slots: SummarySlots) => ReactNode
