import type { StorybookConfig } from '@storybook/react-vite'
import { indexers } from './indexers.ts'

const files = '**/*.stories.tsx'

/** Props that a component passes on to its element, and that change its look. */
const STATES_OF_ELEMENTS = ['disabled', 'readOnly', 'placeholder']

const config: StorybookConfig = {
  stories: [
    './docs/pages/*.mdx',
    { directory: '../design-system/src/theme', titlePrefix: 'Foundations', files },
    { directory: '../design-system/src/layout', titlePrefix: 'Foundations/Layout', files },
    { directory: '../design-system/src/components', titlePrefix: 'Components', files },
    { directory: '../stories', titlePrefix: 'Screens', files },
  ],
  experimental_indexers: indexers,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // By TypeScript itself, since props come from unions, generics and extended types.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['design-system/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx'],
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        !parent?.fileName.includes('node_modules') || STATES_OF_ELEMENTS.includes(name),
    },
  },
}

export default config
