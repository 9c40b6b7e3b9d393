import type { ShopTokens } from '@dukani/design-system/foundations'
import type { Language } from '@dukani/i18n'
import type { Preview } from '@storybook/react-vite'
import { otherTokens } from './otherTokens.ts'

/** Theme of a story. */
export type Theme = 'light' | 'dark' | 'side-by-side'

/** Network of a story: as mocked, 3 s delayed, offline, or failing. */
export const NETWORKS = ['fast', 'slow', 'offline', 'failing'] as const
export type Network = (typeof NETWORKS)[number]

/** The toolbar above the canvas. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Light, dark, or both',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'side-by-side', title: 'Side by side', icon: 'sidebyside' },
      ],
    },
  },
  look: {
    description: 'The shop, or one made from other tokens',
    toolbar: {
      title: 'Look',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'shop', title: 'Dukani' },
        { value: 'other', title: 'Other tokens' },
      ],
    },
  },
  language: {
    description: 'Language of the interface',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'ka', title: 'Georgian' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  network: {
    description: 'The connection of stories that have data',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Fast' },
        { value: 'slow', title: 'Slow (3 s)' },
        { value: 'offline', title: 'Offline' },
        { value: 'failing', title: 'Failing (503)' },
      ] satisfies { value: Network; title: string }[],
    },
  },
}

/** The toolbar's choice. */
export function themeOf(globals: Record<string, unknown>): Theme {
  return globals['theme'] === 'dark' || globals['theme'] === 'side-by-side' ? globals['theme'] : 'light'
}

/** Tokens of the selected look; undefined for the shop's own. */
export function tokensOf(globals: Record<string, unknown>): ShopTokens | undefined {
  return globals['look'] === 'other' ? otherTokens : undefined
}

/** The toolbar's choice. */
export function languageOf(globals: Record<string, unknown>): Language {
  return globals['language'] === 'en' ? 'en' : 'ka'
}

/** The toolbar's choice. */
export function networkOf(globals: Record<string, unknown>): Network {
  return NETWORKS.find((network) => network === globals['network']) ?? 'fast'
}
