import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReadMore } from './index.ts'

const meta = {
  component: ReadMore,
  parameters: {
    about: {
      use: 'A plain text that may be long, such as a description, of which the beginning is enough for most.',
      not: 'For what has its own heading take Disclosure; for text with markup it is of no use, since it shows that as it is written.',
      accessibility: [
        'A native button in the line of the text, with `aria-expanded` and `aria-controls`; its words say what it does.',
        'What is cut off is not there for readers either until it is wanted. The focus stays on the button, which follows the text.',
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

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'მეტის წაკითხვა' })
    const rest = canvas.getByText(/16 გრადუსზე/)
    await expect(rest).not.toBeVisible()
    await userEvent.click(more)
    const less = canvas.getByRole('button', { name: 'ნაკლების ჩვენება' })
    await expect(less).toHaveFocus()
    await expect(less.previousElementSibling?.textContent).toBe(args.text)
    await userEvent.click(less)
    await expect(rest).not.toBeVisible()
  },
}

export const Short: Story = {
  args: { text: 'ხელით ნაქსოვი შალის შარფი თუშეთიდან.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A character of two halves at the cut stays whole. */
export const EmojiAtTheCut: Story = {
  args: { text: `${'ა'.repeat(99)}🍷🍷` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${'ა'.repeat(99)}🍷`)).toBeVisible()
  },
}

export const LongWord: Story = { args: { text: 'დამოუკიდებლად'.repeat(12) } }
