import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Checkbox } from './index.ts'

const meta = {
  component: Checkbox,
  parameters: {
    about: {
      use: 'One thing to agree to or to switch on with a form: terms, “remember me”, only what is in stock.',
      not: 'For one of several use RadioCards; for a choice that takes effect at once, SegmentedControl.',
      accessibility: [
        'A native checkbox: Space ticks it. The whole label is the target, at least 44 px high.',
        'An error sets `aria-invalid`, is announced when it comes, and is read as the box’s description.',
        'A link within the label is followed without ticking the box; its words must make sense as part of the name.',
      ],
    },
  },
  args: { label: 'მისამართის შენახვა', name: 'save', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'მისამართის შენახვა' })
    await userEvent.click(canvas.getByText('მისამართის შენახვა'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

const terms = (
  <>
    ვეთანხმები <a href="#terms">წესებსა და პირობებს</a>
  </>
)

export const Catalog: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Checkbox {...args} label="Remember me" />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} indeterminate label="ყველა" />
      <Checkbox {...args} disabled label="ახლა შეუძლებელია" />
      <Checkbox {...args} disabled defaultChecked label="ყოველთვის ასეა" />
      <Checkbox {...args} label={terms} error="ეს ველი აუცილებელია." />
      <Checkbox
        {...args}
        label="ვეთანხმები პერსონალური მონაცემების დამუშავებას შეკვეთის მიწოდების მიზნით და ვადასტურებ, რომ მითითებული ინფორმაცია სწორია"
        defaultChecked
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remember me')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('checkbox', { name: 'ყველა' })).toBePartiallyChecked()
    const refused = canvas.getByRole('checkbox', { name: /წესებსა/ })
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAccessibleDescription('ეს ველი აუცილებელია.')
  },
}
