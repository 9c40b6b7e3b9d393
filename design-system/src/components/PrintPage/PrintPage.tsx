import GlobalStyles from '@mui/material/GlobalStyles'
import { printStyles } from './printStyles.ts'

export interface PrintPageProps {
  /** Width of the printed sheet. @default 'wide' */
  sheet?: 'large' | 'wide'
}

/** While mounted, printing prints only the open sheet, without its controls and without the page below. */
export function PrintPage({ sheet = 'wide' }: PrintPageProps) {
  return <GlobalStyles styles={(theme) => printStyles(theme, sheet)} />
}
