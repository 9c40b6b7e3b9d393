import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/index.ts'
import { SectionHeading } from './index.ts'

const meta = {
  component: SectionHeading,
  parameters: {
    about: {
      use: 'The heading of a page or of one of its sections, with a quiet sentence below and an action at its side.',
      not: 'Within a card or a sheet use Heading; for a title that isn’t part of the outline, Text.',
      accessibility: [
        'A real heading of the level that is given, 1 to 3: the outline must not skip one.',
        'Give `id` to name the section around it by `aria-labelledby`.',
        'The action comes after the heading in the order of Tab; name it so that it is understood without the heading.',
      ],
    },
  },
  args: { children: 'პროდუქტები' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Of a page, of a section and of a part, with a sentence below and an action beside it. */
export const Levels: Story = {
  render: (args) => (
    <Stack gap={32}>
      <SectionHeading level={1} subtitle="72 ნივთი ოსტატებისგან მთელი საქართველოდან">
        დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყოები
      </SectionHeading>
      <SectionHeading {...args} action={<Button variant="text">ყველა პროდუქტის ნახვა</Button>} />
      <SectionHeading level={3}>მსგავსი პროდუქტები</SectionHeading>
    </Stack>
  ),
}
