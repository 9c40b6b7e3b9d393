/** What can be printed for orders. */
export const PAPER_KINDS = ['packingSlip', 'invoice'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** Orders whose papers are printed at once. */
export const MAX_PAPERS = 50
