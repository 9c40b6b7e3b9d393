import { addons } from 'storybook/manager-api'
import { themes } from './theme.ts'

const wantsDark = matchMedia('(prefers-color-scheme: dark)')

/** Storybook's UI follows the system's colour scheme; the toolbar's theme applies to stories only. */
function dress() {
  addons.setConfig({ theme: wantsDark.matches ? themes.dark : themes.light })
}

dress()
wantsDark.addEventListener('change', dress)
