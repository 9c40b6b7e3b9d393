import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

/** Elements have references to their owners, which refer back to them. */
const withoutElements = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value ? undefined : value

/**
 * Remounts the story when a control changes its args, so that uncontrolled state, such as a field's text, starts with
 * them.
 */
export const withArgs: Decorator = (Story, { args }) => (
  <Fragment key={JSON.stringify(args, withoutElements)}>
    <Story />
  </Fragment>
)
