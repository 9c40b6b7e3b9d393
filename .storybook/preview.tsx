import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { loadDeferredIcons } from '@dukani/design-system/foundations'
import { configure } from 'storybook/test'
import { clearDrafts } from '#shared/forms/clearDrafts.ts'
import { clearPersonalData } from '#shared/session/clearPersonalData.ts'
import { LazyComponentPage, LazyDocsShell } from './docs/lazyDocs.tsx'
import { plainDefaults } from './docs/plainDefaults.ts'
import { usableControls } from './docs/usableControls.ts'
import { withArgs } from './decorators/withArgs.tsx'
import { withLandmark } from './decorators/withLandmark.tsx'
import { withNetwork } from './decorators/withNetwork.tsx'
import { withShop } from './decorators/withShop.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import { endCallsWithStory } from './endCallsWithStory.ts'
import { loadMsw } from './loadMsw.ts'
import { modes } from './modes.ts'
import { globalTypes } from './toolbar.ts'
import { viewports } from './viewports.ts'

configure({
  // A long timeout, for busy machines.
  asyncUtilTimeout: 30_000,
  // Short messages: the default prints the whole page on every retry, a third of a screen's time.
  getElementError: (message) => new Error(message ?? 'The element that a story looks for is not there.'),
})

const preview: Preview = {
  // Clears stored state, such as searches, before each story.
  beforeEach: () => {
    clearPersonalData()
    clearDrafts()
    return endCallsWithStory()
  },
  // The last decorator is the outermost.
  decorators: [withArgs, withNetwork, withTheme, withLandmark, withShop],
  // In the shop these icons load with the first chunk that needs them; stories load them here.
  loaders: [loadMsw, loadDeferredIcons],
  argTypesEnhancers: [plainDefaults, usableControls],
  globalTypes,
  initialGlobals: { theme: 'light', look: 'shop', language: 'ka', network: 'fast' },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: LazyDocsShell, page: LazyComponentPage },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Voice and Georgian typography',
          'Adding a component',
          'Foundations',
          ['Colours', 'Type', 'Space', 'Motion', 'Icons', 'Georgian', 'Theming', 'Layout'],
          'Components',
          'Patterns',
          'Screens',
          [
            'Shell',
            'Catalogue',
            'Product',
            'Reviews',
            'Cart',
            'Checkout',
            'Orders',
            'Wishlist',
            'Auth',
            'Account',
            'Addresses',
            'Map',
            'Admin',
          ],
        ],
      },
    },
  },
}

export default preview
