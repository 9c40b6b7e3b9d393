import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../layout/Box.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Divider } from './index.ts'

const meta = {
  component: Divider,
  parameters: {
    about: {
      use: 'A line with a word between two ways to the same end, such as a form and the sign-in of a provider.',
      not: 'To part sections use distance and a SectionHeading; a line without a word is a border of Box.',
      accessibility: [
        'The word is plain text, read in its place, with its own `lang`. The lines beside it are drawn by CSS and say nothing.',
        'It is no `separator`: nothing but the word is announced.',
      ],
    },
  },
  args: { children: 'or' },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** In both languages, and with more words than there is room for. */
export const Words: Story = {
  render: (args) => (
    <Stack gap={16}>
      <Divider {...args} />
      <Divider>ან</Divider>
      <Box style={{ maxWidth: 320 }}>
        <Divider>ან გააგრძელეთ სხვა ანგარიშით, რომელიც უკვე გაქვთ</Divider>
      </Box>
    </Stack>
  ),
}
