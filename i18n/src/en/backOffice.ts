export const backOffice = {
  'backOffice.changedMeanwhile': 'Somebody else has changed this meanwhile. Look at it and try again.',
} as const
