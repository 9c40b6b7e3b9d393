import type { CSSObject, Theme } from '@mui/material/styles'

/** `!important`, so that print rules win over screen rules. */
function important(rules: Record<string, string | number>): CSSObject {
  return Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, `${value} !important`]))
}

const hidden = important({ display: 'none' })

const plain = important({
  position: 'static',
  display: 'block',
  width: 'auto',
  minHeight: 0,
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflow: 'visible',
  transform: 'none',
  translate: 'none',
  animation: 'none',
  boxShadow: 'none',
})

/** Scrolling content continues over several pages. */
const unrolled = important({ position: 'static', maxHeight: 'none', overflow: 'visible' })

/** Controls aren't printed. */
const CONTROLS = 'button:not([role="radio"]), a.MuiButton-root, input, dialog'

/**
 * Prints a sheet as a page. A wide sheet has its picture beside its details, on as many pages as needed.
 */
export function printStyles(theme: Theme, width: 'large' | 'wide'): CSSObject {
  const sheet = `[data-modal-sheet][data-width="${width}"]`
  return {
    '@page': { margin: '14mm' },
    '@media print': {
      // Transitions would be printed before they end.
      '*, *::before, *::after': important({ transition: 'none' }),
      'html, body': important({
        overflow: 'visible',
        padding: 0,
        minHeight: 0,
        height: 'auto',
        background: theme.vars.palette.background.paper,
      }),
      [`body *:not(:has(${sheet}), ${sheet}, ${sheet} *)`]: hidden,
      [`body *:has(${sheet}), ${sheet}`]: plain,
      [sheet]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
      [`${sheet} :is(${CONTROLS})`]: hidden,
      ...(width === 'wide' ? partsOf(theme, sheet) : { [`${sheet} > *`]: unrolled }),
    },
  }
}

/** Parts of a wide sheet; the content below the details isn't printed. */
function partsOf(theme: Theme, sheet: string): CSSObject {
  return {
    [`${sheet} > :not(:has([data-part]))`]: hidden,
    [`${sheet} :is([data-part="footer"], [data-part="below"])`]: hidden,
    [`${sheet} > :has(> [data-part])`]: important({
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"media main"',
      alignItems: 'start',
      gap: '8mm',
      overflow: 'visible',
    }),
    [`${sheet} [data-part="media"]`]: important({
      gridArea: 'media',
      padding: 0,
      minHeight: 0,
      breakInside: 'avoid',
    }),
    [`${sheet} [data-part="media"] > *`]: important({
      position: 'relative',
      height: 'auto',
      maxHeight: 'none',
      aspectRatio: '1',
      borderRadius: `${theme.shape.card}px`,
    }),
    [`${sheet} [data-part="media"] img`]: important({ height: '100%' }),
    [`${sheet} [data-part="main"]`]: important({ gridArea: 'main', padding: 0 }),
    [`${sheet} [role="radio"]`]: important({ breakInside: 'avoid' }),
  }
}
