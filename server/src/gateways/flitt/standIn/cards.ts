/** A card of Flitt's test environment, and how the bank responds. */
export interface TestCard {
  number: string
  /** the bank asks its owner first, on a page of its own */
  asks: boolean
  outcome: 'approved' | 'declined'
}

/** The test cards of Flitt's documentation. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4444555511116666', asks: false, outcome: 'approved' },
  { number: '4444555566661111', asks: true, outcome: 'approved' },
  { number: '5555666644441111', asks: true, outcome: 'approved' },
  { number: '4444666655559999', asks: true, outcome: 'approved' },
  { number: '4444111155556666', asks: false, outcome: 'declined' },
  { number: '4444111166665555', asks: true, outcome: 'declined' },
  { number: '4444999966665555', asks: false, outcome: 'declined' },
]
