import { Fragment } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { networkOf } from '../toolbar.ts'

/** Remounts the story when the toolbar's network changes, so that its data is requested again. */
export const withNetwork: Decorator = (Story, { globals }) => (
  <Fragment key={networkOf(globals)}>
    <Story />
  </Fragment>
)
