import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/Button/index.ts'
import { Box } from './Box.tsx'
import { Stack } from './Stack.tsx'
import { Text } from './Text.tsx'

const words = ['ღვინო', 'თაფლი და ტკბილეული', 'ტანსაცმელი']

const meta = {
  component: Stack,
  parameters: {
    about: {
      use: 'Things in a line or a column with equal distances between them; a column on a phone may be a line on a desktop.',
      not: 'For columns of equal width use Grid; for a background and inner distances, Box.',
      accessibility: [
        'A `div` without a meaning of its own. A list of things is one by `as="ul"` and `role="list"`, with `li` inside.',
        'It never changes the order: what is read and what Tab reaches is the order of the children.',
        'With `wrap` a line goes on below when text is enlarged; without it the children have to be able to shrink.',
      ],
    },
  },
  args: { gap: 16, children: words.map((word) => <Text key={word}>{word}</Text>) },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

/** Under each other on a phone, beside each other from 900 px. */
export const Rows: Story = {
  args: {
    direction: { xs: 'column', md: 'row' },
    gap: { xs: 8, md: 24 },
    justify: 'between',
    children: words.map((word) => (
      <Box key={word} padding={16} radius="card" outlined>
        {word}
      </Box>
    )),
  },
}

/** What doesn't fit beside the others stands below. */
export const Wrapping: Story = {
  args: {
    direction: 'row',
    gap: 8,
    wrap: true,
    children: words.map((word) => (
      <Button key={word} variant="soft">
        {word}
      </Button>
    )),
  },
  globals: { viewport: { value: 'narrowest' } },
}

/** The grown one takes the room that is left, and its long word breaks. */
export const Growing: Story = {
  args: {
    direction: 'row',
    align: 'start',
    children: [
      <Stack key="text" grow>
        <Text>დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყოები</Text>
      </Stack>,
      <Button key="button" variant="outlined">
        ნახვა
      </Button>,
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}
