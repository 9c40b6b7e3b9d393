/**
 * Colours that belong to others: Google and Facebook allow their marks in these alone, in light and dark alike. So they
 * are no tokens of the shop, and colour nothing but the marks.
 */
export const brandColors = {
  google: { red: '#EA4335', blue: '#4285F4', yellow: '#FBBC05', green: '#34A853' },
  facebook: { ground: '#0866FF', letter: '#FFFFFF' },
} as const
