/** Messages of the server for the back office. */
export const backOffice = {
  'backOffice.changedMeanwhile': 'ეს ამასობაში სხვამ შეცვალა. ნახეთ და სცადეთ თავიდან.',
} as const
