import type { CSSObject } from '@emotion/react'
import { fontFaces, fontFamily } from './fonts.ts'
import { lineHeights, motion, weights } from './tokens.ts'
import { color, focusRing, schemeVariables, up } from './vars.ts'

const lightScheme: CSSObject = { ...schemeVariables('light'), colorScheme: 'light' }
const darkScheme: CSSObject = { ...schemeVariables('dark'), colorScheme: 'dark' }

/**
 * The two schemes. Without `data-theme` the system's wish counts; the attribute, on the root or on any part of
 * the page, settles it. No script is involved, so nothing flashes.
 */
export const schemeStyles: CSSObject = {
  ':root, [data-theme="light"]': lightScheme,
  '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': darkScheme },
  '[data-theme="dark"]': darkScheme,
  // Inherited text colour is already computed: a part with its own scheme has to ask anew.
  '[data-theme]': { color: color.ink },
}

const reset: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // What is scrolled or focused to stands clear of the sticky header, and of the bar below (WCAG 2.4.11).
    scrollPaddingTop: 152,
    scrollPaddingBottom: 'calc(var(--dk-dock-height, 0px) + 8px)',
    [up.md]: { scrollPaddingTop: 104 },
  },
  body: {
    margin: 0,
    minHeight: '100dvh',
    backgroundColor: color.background,
    color: color.ink,
    fontFamily: fontFamily.text,
    fontSize: '1rem',
    fontWeight: weights.regular,
    lineHeight: lineHeights.text,
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
  a: { color: color.primary, textUnderlineOffset: '0.2em' },
  ':focus-visible': focusRing,
  '[hidden]': { display: 'none !important' },
  '::selection': { backgroundColor: color.primary, color: color.onPrimary },
}

// Only what has a name of its own takes part in a view transition: the page lives on, and takes every press.
const pictureFlight: CSSObject = {
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(product-picture)': {
    animationDuration: `${motion.slow}ms`,
    animationTimingFunction: motion.easeOut,
  },
  '::view-transition-old(product-picture), ::view-transition-new(product-picture)': {
    height: '100%',
    objectFit: 'cover',
    animationDuration: `${motion.slow}ms`,
  },
}

const lessMotion: CSSObject = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      // Not a short one: what fades in would be invisible until the next frame.
      animation: 'none !important',
      // Not a short one: its property is `all` where none is named, and everything would move, on paper too.
      transition: 'none !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
}

/** Everything that isn't a component's own: faces, schemes, a small reset, focus, less motion. */
export const globalStyles: readonly CSSObject[] = [
  ...fontFaces.map((face): CSSObject => ({ ...face })),
  schemeStyles,
  reset,
  pictureFlight,
  lessMotion,
]
