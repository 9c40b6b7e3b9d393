import { ka } from '@dukani/i18n'
import { create } from 'storybook/theming/create'
// Not the whole design system: Storybook's UI has its own React.
import { schemes, SCHEMES, type Scheme } from '../design-system/src/theme/tokens.ts'

/** The theme of Storybook's UI and docs blocks, with the shop's colours and fonts. */
function themeFor(scheme: Scheme) {
  const color = schemes[scheme]
  return create({
    base: scheme,
    brandTitle: `${ka['shop.name']} · Storybook`,
    brandTarget: '_self',
    fontBase: '"Noto Sans Georgian Variable", "Segoe UI", Sylfaen, system-ui, sans-serif',
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.background,
    appContentBg: color.background,
    appPreviewBg: color.background,
    appBorderColor: color.hairline,
    appBorderRadius: 12,
    textColor: color.ink,
    textInverseColor: color.background,
    textMutedColor: color.muted,
    barTextColor: color.muted,
    barSelectedColor: color.primary,
    barHoverColor: color.primary,
    barBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.outline,
    inputTextColor: color.ink,
    inputBorderRadius: 8,
  })
}

const [light, dark] = SCHEMES

export const themes = { light: themeFor(light), dark: themeFor(dark) }
