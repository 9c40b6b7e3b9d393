import type { CSSObject, Theme } from '@mui/material/styles'

/** Theme-dependent styles that several components share. */
export type ThemedStyles = (props: { theme: Theme }) => CSSObject
