import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { ReadMore } from './index.ts'

const meta = {
  component: ReadMore,
  parameters: {
    about: {
      use: 'A plain text that may be long, such as a description, of which the beginning is enough for most.',
      not: 'For what has its own heading use Disclosure; for text with markup it is of no use, since it shows that as it is written.',
      accessibility: [
        'A native button in the line of the text, with `aria-expanded` and `aria-controls`; its words say what it does.',
        'What is cut off is not there for screen readers either until it is wanted. The focus stays on the button, which follows the text.',
        'It is cut after whole characters, so that no emoji and no accent breaks; on paper the text is whole.',
      ],
    },
  },
  args: {
    text: 'კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში. მუქი ბროწეულის ფერი, შავი ალუბალი და კაკლის კანი.\nმიირთვით 16 გრადუსზე.',
    labels: { more: 'მეტის წაკითხვა', less: 'ნაკლების ჩვენება' },
  },
} satisfies Meta<typeof ReadMore>

export default meta
type Story = StoryObj<typeof meta>

/** PROD-05: more shows the rest, less takes it away; the keyboard stays on the button. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const rest = canvas.getByText(/16 გრადუსზე/)
    await expect(rest).not.toBeVisible()
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'მეტის წაკითხვა', expanded: false })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(rest).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ნაკლების ჩვენება', expanded: true })).toHaveFocus()
    await expect(toggle.previousElementSibling?.textContent).toBe(args.text)
    await expect(toggle).toHaveAttribute('aria-controls', toggle.previousElementSibling?.id)
    await userEvent.keyboard(' ')
    await expect(rest).not.toBeVisible()
    await expect(toggle).toHaveFocus()
  },
}

/** A short text has no button; a word without an end breaks. */
export const ShortAndLong: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ReadMore {...args} text="ხელით ნაქსოვი შალის შარფი თუშეთიდან." />
      <ReadMore {...args} text={'დამოუკიდებლად'.repeat(12)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
