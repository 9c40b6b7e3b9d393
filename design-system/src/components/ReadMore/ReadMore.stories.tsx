import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReadMore } from './index.ts'

const meta = {
  component: ReadMore,
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
    await expect(canvas.queryByText(/16 გრადუსზე/)).toBeNull()
    await userEvent.click(more)
    const less = canvas.getByRole('button', { name: 'ნაკლების ჩვენება' })
    await expect(less).toHaveFocus()
    await expect(less.previousElementSibling?.textContent).toBe(args.text)
    await userEvent.click(less)
    await expect(canvas.queryByText(/16 გრადუსზე/)).toBeNull()
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
    await expect(canvas.getByText(`${'ა'.repeat(99)}🍷…`)).toBeVisible()
  },
}

export const LongWord: Story = { args: { text: 'დამოუკიდებლად'.repeat(12) } }
