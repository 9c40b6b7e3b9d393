// What needs no component: theme, tokens, fonts and icons. Storybook's preview imports it, so that a story loads only its
// own components.
export { ShopThemeProvider, type ShopThemeProviderProps } from './theme/ShopThemeProvider.tsx'
export { fontFamily } from './theme/fontFamilies.ts'
export { PRELOADED_FONTS } from './theme/fontFiles.ts'
export {
  breakpoints,
  radii,
  schemes,
  SCHEMES,
  type Breakpoint,
  type Scheme,
  type ShopTokens,
} from './theme/tokens.ts'
export { loadDeferredIcons } from './components/Icon/paths.ts'
export { HrefContext } from './internal/Anchor.tsx'
