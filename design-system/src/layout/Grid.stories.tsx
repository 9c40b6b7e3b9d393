import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from './Box.tsx'
import { Grid } from './Grid.tsx'

const cell = (text: string) => (
  <Box key={text} padding={16} radius="card" outlined ground="surface">
    {text}
  </Box>
)

const meta = {
  component: Grid,
  parameters: {
    about: {
      use: 'Things in columns, equal or not, whose number may change with the width: the fields of a form, a picture beside its text.',
      not: 'For the cards of products use ProductGrid; for one line or one column, Stack; for rows and columns of facts, a table.',
      accessibility: [
        'A `div` without a meaning of its own: it is no table and no `role="grid"`.',
        'It never changes the order: what is read and what Tab reaches goes row by row.',
        'Columns may be narrower than their content, so a long word wraps in its cell instead of widening the page.',
      ],
    },
  },
  args: { children: ['1', '2', '3', '4', '5', '6'].map(cell) },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

/** Two on a phone, three from 900 px. */
export const Columns: Story = { args: { columns: { xs: 2, md: 3 }, gap: { xs: 12, md: 24 } } }

export const Unequal: Story = {
  args: {
    columns: '1fr 2fr',
    gap: 16,
    align: 'start',
    children: [cell('რეგიონი'), cell('დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყოები')],
  },
}
