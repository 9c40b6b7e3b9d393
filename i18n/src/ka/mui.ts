/** Labels that MUI's components write by themselves; MUI ships no Georgian. */
export const mui = {
  'mui.close': 'დახურვა',
  'mui.open': 'გახსნა',
  'mui.clear': 'გასუფთავება',
  'mui.loading': 'იტვირთება…',
  'mui.noOptions': 'არაფერი მოიძებნა',
  'mui.showPath': 'სრული გზის ჩვენება',
  'mui.noRating': 'შეფასების გარეშე',
  'mui.stars': '{n} ვარსკვლავი',
} as const
