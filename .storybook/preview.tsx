import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { withLandmark } from './decorators/withLandmark.tsx'
import { withShop } from './decorators/withShop.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import { loadMsw } from './loadMsw.ts'
import { globalTypes } from './toolbar.ts'
import { viewports } from './viewports.ts'

// A busy machine takes its time: what a story waits for is there or it is not, however long that takes.
configure({ asyncUtilTimeout: 10_000 })

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
