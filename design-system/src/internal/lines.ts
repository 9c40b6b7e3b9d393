import { styled } from '@mui/material/styles'

/** The query container of the lines. */
export const Lines = styled('div')({ containerType: 'inline-size', containerName: 'lines', minWidth: 0 })

/** Minimum width of a table. In rem, so that larger text falls back to stacked rows. */
export const WIDE = '@container lines (min-width: 36rem)'

export const STACKED = '@container lines (width < 36rem)'
