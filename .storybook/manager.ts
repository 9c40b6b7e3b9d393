import { addons } from 'storybook/manager-api'
import { themes } from './theme.ts'

const wantsDark = matchMedia('(prefers-color-scheme: dark)')

/** Storybook around the stories is light or dark as the system is: the toolbar's theme is that of what is looked at. */
function dress() {
  addons.setConfig({ theme: wantsDark.matches ? themes.dark : themes.light })
}

dress()
wantsDark.addEventListener('change', dress)
