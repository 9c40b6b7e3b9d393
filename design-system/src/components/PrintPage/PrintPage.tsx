import GlobalStyles from '@mui/material/GlobalStyles'
import { printStyles } from './printStyles.ts'

export interface PrintPageProps {
  /** The width of the sheet that is printed. @default 'wide' */
  sheet?: 'large' | 'wide'
}

/**
 * As long as it is drawn, printing puts the open sheet on paper as a page of its own: what is read in it, without what
 * is pressed, and without the page beneath. Always in the light scheme.
 */
export function PrintPage({ sheet = 'wide' }: PrintPageProps) {
  return <GlobalStyles styles={(theme) => printStyles(theme, sheet)} />
}
