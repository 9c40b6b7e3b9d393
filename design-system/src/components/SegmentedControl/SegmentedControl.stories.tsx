import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SegmentedControl, type Segment } from './index.ts'

const schemes: Segment[] = [
  { value: 'light', label: 'ნათელი', icon: 'sun' },
  { value: 'dark', label: 'მუქი', icon: 'moon' },
  { value: 'system', label: 'სისტემის', icon: 'screen' },
]

const meta = {
  component: SegmentedControl,
  parameters: {
    about: {
      use: 'One of two to four words that takes effect at once, such as the appearance or the language.',
      not: 'For a choice that is sent with a form use RadioCards; for more, Select; for panels, Tabs.',
      accessibility: [
        'A `radiogroup` named by its legend, of native radios: one stop for Tab, arrow keys choose what they come to, at once.',
        'Segments are at least 44 px high, and each radio lies over the whole of its segment.',
        'In forced colours the chosen one has an outline, since backgrounds are gone; each word carries its own `lang`.',
      ],
    },
  },
  args: { legend: 'იერი', segments: schemes, value: 'system', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

/** Native radios: one stop for Tab, arrows move and choose; what is chosen already isn't chosen again. */
export const Default: Story = {
  render: function Choosing(args) {
    const [value, choose] = useState(args.value)
    const change = (next: string) => {
      choose(next)
      args.onChange(next)
    }
    return <SegmentedControl {...args} value={value} onChange={change} />
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'იერი' })).toBeVisible()
    const chosen = canvas.getByRole('radio', { name: 'სისტემის' })
    await expect(chosen).toBeChecked()
    await userEvent.click(chosen)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('მუქი'))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'ნათელი' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chosen).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement)
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** Each language by its own name, in its own `lang`. */
export const Languages: Story = {
  args: {
    legend: 'Language',
    value: 'en',
    segments: [
      { value: 'ka', label: 'ქართული' },
      { value: 'en', label: 'English' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Language')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('ქართული').closest('[lang]')).toHaveAttribute('lang', 'ka')
    await expect(canvas.getByText('English').closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}

/** Too wide for one row: segments under each other, and words that break anywhere. */
export const LongLabels: Story = {
  args: {
    legend: 'როგორ გამოიყურებოდეს მაღაზია თქვენს მოწყობილობაზე',
    segments: [
      { value: 'light', label: 'ყოველთვის ნათელი', icon: 'sun' },
      { value: 'dark', label: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციური', icon: 'moon' },
      { value: 'system', label: 'როგორც მოწყობილობას აქვს', icon: 'screen' },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}
