import type { StorybookConfig } from '@storybook/react-vite'
import { withDocsPages } from './docs/withDocsPages.ts'

const config: StorybookConfig = {
  stories: [
    './docs/pages/*.mdx',
    '../design-system/src/**/*.stories.tsx',
    '../stories/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
  ],
  experimental_indexers: withDocsPages,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // By TypeScript itself: props come through unions, generics and what a type extends.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['design-system/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx'],
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
}

export default config
