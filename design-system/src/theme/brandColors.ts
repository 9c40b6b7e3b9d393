/**
 * Brand colours of Google and Facebook. Their logos may only be shown in these, in both schemes, so they aren't
 * design tokens and are only for the logos.
 */
export const brandColors = {
  google: { red: '#EA4335', blue: '#4285F4', yellow: '#FBBC05', green: '#34A853' },
  facebook: { ground: '#0866FF', letter: '#FFFFFF' },
} as const
