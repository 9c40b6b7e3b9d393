import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

/** Elements hold their owners, which hold them. */
const withoutElements = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value ? undefined : value

/** Begins the story anew when a control changes it: what it keeps by itself, such as a field's text, began with its args. */
export const withArgs: Decorator = (Story, { args }) => (
  <Fragment key={JSON.stringify(args, withoutElements)}>
    <Story />
  </Fragment>
)
