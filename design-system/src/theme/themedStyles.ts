import type { CSSObject, Theme } from '@mui/material/styles'

/** Styles that read the theme and stand outside of a `styled` call, as several components share them. */
export type ThemedStyles = (props: { theme: Theme }) => CSSObject
