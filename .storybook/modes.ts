import type { Language } from '@dukani/i18n'
import type { Theme } from './toolbar.ts'
import type { viewports } from './viewports.ts'

/** Toolbar values of a Chromatic snapshot, or that there is none. */
type Mode = { theme?: Theme; language?: Language; viewport?: keyof typeof viewports } | { disable: true }

/** Every story in both themes, at its own size. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
} satisfies Record<string, Mode>

/** A screen at both sizes instead, and in the other language. */
export const screenModes = {
  light: { disable: true },
  dark: { disable: true },
  'phone light': { theme: 'light', viewport: 'phone' },
  'phone dark': { theme: 'dark', viewport: 'phone' },
  'desktop light': { theme: 'light', viewport: 'desktop' },
  'desktop dark': { theme: 'dark', viewport: 'desktop' },
  english: { theme: 'light', language: 'en', viewport: 'phone' },
} satisfies Record<keyof typeof modes, Mode> & Record<string, Mode>
