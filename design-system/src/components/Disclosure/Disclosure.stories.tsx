import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Entry, EntryList } from '../EntryList/index.ts'
import { Disclosure, type DisclosureProps } from './Disclosure.tsx'

const meta = {
  component: Disclosure,
  parameters: {
    about: {
      use: 'A line that shows and hides what belongs under it, such as the parts of a profile in the sidebar.',
      not: 'For a text that is only long use ReadMore; for panels that replace each other, Tabs; for a dialog, ModalSheet.',
      accessibility: [
        'A native button, at least 44 px high, with `aria-expanded` and `aria-controls`; Enter and Space fold and unfold.',
        'The content is a `region` named by the button. Folded it is `hidden`: neither Tab nor screen readers come to it.',
        'It isn’t a menu: what is inside keeps its own keys, and Escape does nothing here.',
      ],
    },
  },
  args: {
    label: 'Profile',
    icon: 'user',
    children: (
      <EntryList>
        <Entry label="Edit Profile" onPress={fn()} />
        <Entry label="Change Password" onPress={fn()} />
        <Entry label="Settings" onPress={fn()} />
      </EntryList>
    ),
  },
} satisfies Meta<DisclosureProps>
export default meta
type Story = StoryObj<typeof meta>

/** Folded, what is under it can't be reached; by keyboard it unfolds and folds again. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Profile', expanded: false })
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('region', { name: 'Profile' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus()
    await userEvent.click(button)
    await expect(canvas.queryByRole('button', { name: 'Edit Profile' })).toBeNull()
  },
}

/** With an icon, and without one under words that need space. */
export const Expanded: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Stack gap={16}>
      <Disclosure {...args} />
      <Disclosure
        {...args}
        icon={undefined}
        label="პირადი ინფორმაცია, პაროლი და დამოუკიდებლადშემუშავებულიპარამეტრები"
      />
    </Stack>
  ),
}
