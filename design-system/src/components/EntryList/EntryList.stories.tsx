import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Entry, EntryList, type EntryListProps } from './EntryList.tsx'

const onNavigate = fn((event: { preventDefault: () => void }) => event.preventDefault())
const onPress = fn()

const meta = {
  component: EntryList,
  parameters: {
    about: {
      use: 'The lines of a menu: places to go and things to do, under each other in the sidebar or under a Disclosure.',
      not: 'For the main places of the shop use BottomNav; for a choice, RadioCards or SegmentedControl.',
      accessibility: [
        'A list of plain links and buttons, each at least 44 px high; Tab goes from one to the next. Nothing of it is a `role="menu"`.',
        'A pending entry is `aria-busy` and keeps its focus; presses do nothing.',
        'Each entry carries the `lang` of its own words. The list has no name: the dialog or region around it does.',
      ],
    },
  },
  args: {
    children: (
      <>
        <Entry label="სურვილები" icon="heart" onPress={onPress} />
        <Entry label="ჩემი შეკვეთები" icon="box" href="#orders" onNavigate={onNavigate} />
        <Entry label="Logout" icon="logout" onPress={onPress} />
      </>
    ),
  },
} satisfies Meta<EntryListProps>
export default meta
type Story = StoryObj<typeof meta>

/** Links and buttons, one after the other by Tab; each says its language. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'ჩემი შეკვეთები' })
    await expect(link).toHaveAttribute('href', '#orders')
    await userEvent.click(link)
    await expect(onNavigate).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveAttribute('lang', 'en')
  },
}

/** What is being done can't be done twice, and keeps its focus; words that need space get it. */
export const Pending: Story = {
  args: {
    children: (
      <>
        <Entry label="Logout" icon="logout" onPress={onPress} pending />
        <Entry
          label="დეკორატიული ნივთები სახლისთვის, ბაღისთვის და აგარაკისთვის"
          icon="home"
          onPress={onPress}
        />
        <Entry label="ულუფებადდაყოფილიშოკოლადისნამცხვარი" onPress={onPress} />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const logout = canvas.getByRole('button', { name: 'Logout' })
    await expect(logout).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(logout)
    await expect(onPress).not.toHaveBeenCalled()
    await expect(logout).toHaveFocus()
  },
}
