import type { CSSObject, Theme } from '@mui/material/styles'
import { createFontFaces, type FontFiles } from './fonts.ts'
import { schemeStyles } from './schemeStyles.ts'
import type { ThemedStyles } from './themedStyles.ts'
import type { SchemeVariables } from './themeValues.ts'

const reset: ThemedStyles = ({ theme }) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // Scroll targets and focused elements stay clear of the sticky header and the bottom bar (WCAG 2.4.11).
    scrollPaddingTop: 152,
    scrollPaddingBottom: 'calc(var(--dk-dock-height, 0px) + 8px)',
    [theme.breakpoints.up('md')]: { scrollPaddingTop: 104 },
  },
  body: {
    margin: 0,
    minHeight: '100dvh',
    backgroundColor: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontSize: '1rem',
    fontWeight: theme.typography.fontWeightRegular,
    lineHeight: theme.typography.body1.lineHeight,
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  legend: { padding: 0 },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  table: { borderCollapse: 'collapse', borderSpacing: 0 },
  a: { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em' },
  ':focus-visible': theme.mixins.focusRing,
  '[hidden]': { display: 'none !important' },
  '::selection': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
})

// Only named elements take part in a view transition, so that the page stays interactive.
const pictureFlight: ThemedStyles = ({ theme }) => {
  const { duration, easing } = theme.transitions
  return {
    ':root': { viewTransitionName: 'none' },
    '::view-transition': { pointerEvents: 'none' },
    '::view-transition-group(product-picture)': {
      animationDuration: `${duration.complex}ms`,
      animationTimingFunction: easing.easeOut,
    },
    '::view-transition-old(product-picture), ::view-transition-new(product-picture)': {
      height: '100%',
      objectFit: 'cover',
      animationDuration: `${duration.complex}ms`,
    },
  }
}

const lessMotion: CSSObject = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      // Not a short duration: elements that fade in would be invisible until the next frame.
      animation: 'none !important',
      // Not a short duration: without a named property it would apply to `all` properties, in print too.
      transition: 'none !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
}

/** What the global styles are made of, besides the theme. */
export interface GlobalStylesOptions {
  fontFiles: FontFiles
  schemeVariables: SchemeVariables
}

/** Global styles: fonts, colour schemes, a small reset, focus ring, reduced motion. */
export const createGlobalStyles = (
  theme: Theme,
  { fontFiles, schemeVariables }: GlobalStylesOptions,
): CSSObject[] => [
  ...createFontFaces(fontFiles),
  schemeStyles(theme, schemeVariables),
  reset({ theme }),
  pictureFlight({ theme }),
  lessMotion,
]
