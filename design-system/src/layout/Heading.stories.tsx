import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  component: Heading,
  parameters: {
    about: {
      use: 'A heading within a sheet, a card or a page, in the serif of the shop’s name.',
      not: 'With a sentence below or an action beside it use SectionHeading; for words that are only large or bold, Text.',
      accessibility: [
        '`level` is the place in the outline, 1 to 4, and none may be skipped; `size` is the look, and changes nothing else.',
        'With `id` it names its section by `aria-labelledby`.',
        'To give it the focus it needs `tabIndex={-1}`; a ring is drawn only for keyboard users.',
      ],
    },
  },
  args: { level: 2, children: 'შეკვეთის გაფორმება' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Levels: Story = {
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყოები</Heading>
      <Heading level={2}>შეკვეთის გაფორმება</Heading>
      <Heading level={3}>მიმოხილვები</Heading>
      <Heading level={4}>მიწოდების მისამართი</Heading>
    </Stack>
  ),
}
