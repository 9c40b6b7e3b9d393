import type { Preview } from '@storybook/react-vite'
import { withLandmark } from './decorators/withLandmark.tsx'
import { withShop } from './decorators/withShop.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import { loadMsw } from './loadMsw.ts'
import { globalTypes } from './toolbar.ts'
import { viewports } from './viewports.ts'

const preview: Preview = {
  // The last one is outermost.
  decorators: [withTheme, withLandmark, withShop],
  loaders: [loadMsw],
  globalTypes,
  initialGlobals: { theme: 'light', language: 'ka' },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['theme', 'layout', 'components', 'stories'] } },
  },
}

export default preview
