import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from './Box.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  component: Box,
  parameters: {
    about: {
      use: 'A background with inner distances: a panel, a bar, a card of one’s own. Also to leave something out below or from a width.',
      not: 'For distances between things use Stack or Grid; for the page’s column, Container; for a message, FormMessage.',
      accessibility: [
        'A `div` without a meaning of its own: give it one by `as`, such as `section`, and then a name.',
        'What `hideBelow` and `hideFrom` leave out is gone for screen readers and for Tab too: both halves of a pair have to offer the same.',
        'The hairline is quiet: nothing may depend on seeing it.',
      ],
    },
  },
  args: { padding: 16, outlined: true, radius: 'card', children: 'რუსთაველის გამზირი 12, ბ. 7' },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The backgrounds that it can have. */
export const Grounds: Story = {
  render: (args) => (
    <Stack gap={16}>
      <Box {...args} ground="surface" />
      <Box {...args} ground="raised" outlined={false}>
        სულ
      </Box>
      <Box {...args} ground="primarySoft" outlined={false}>
        ფასდაკლება
      </Box>
    </Stack>
  ),
}

/** One of the two is there, whatever the width. */
export const Hidden: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Box {...args} hideBelow="md">
        900-დან
      </Box>
      <Box {...args} hideFrom="md">
        900-მდე
      </Box>
    </Stack>
  ),
}
