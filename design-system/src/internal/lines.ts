import { styled } from '@mui/material/styles'

/** What measures how much room lines have. */
export const Lines = styled('div')({ containerType: 'inline-size', containerName: 'lines', minWidth: 0 })

/** Width from which there is room for a table. In rem, so that larger text falls back to stacked rows. */
export const WIDE = '@container lines (min-width: 36rem)'

export const STACKED = '@container lines (width < 36rem)'
