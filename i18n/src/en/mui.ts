export const mui = {
  'mui.close': 'Close',
  'mui.open': 'Open',
  'mui.clear': 'Clear',
  'mui.loading': 'Loading…',
  'mui.noOptions': 'No options',
  'mui.showPath': 'Show path',
  'mui.noRating': 'Empty',
  'mui.stars': '{n} stars',
} as const
