import { Fragment } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { networkOf } from '../toolbar.ts'

/** Begins the story anew when the toolbar's network changes, so that all it shows is asked for again. */
export const withNetwork: Decorator = (Story, { globals }) => (
  <Fragment key={networkOf(globals)}>
    <Story />
  </Fragment>
)
