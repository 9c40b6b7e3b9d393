import { existsSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { sidebarTitle } from './sidebarTitle.ts'

type Indexers = Extract<NonNullable<StorybookConfig['experimental_indexers']>, (...args: never) => unknown>

const DESIGN_SYSTEM = /[\\/]design-system[\\/]/

/** Whether a story file belongs to a component of the design system: `X.stories.tsx` beside `X.tsx`. */
function isComponents(file: string): boolean {
  return DESIGN_SYSTEM.test(file) && existsSync(file.replace(/\.stories\.tsx$/, '.tsx'))
}

/**
 * Gives story files their titles, and each component of the design system a docs page. Screens have none, since each
 * fills a window.
 */
export const indexers: Indexers = (ofStorybook = []) =>
  ofStorybook.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const makeTitle = (title?: string) => sidebarTitle(options.makeTitle(title))
      const entries = await indexer.createIndex(file, { ...options, makeTitle })
      if (!isComponents(file)) return entries
      return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
    },
  }))
