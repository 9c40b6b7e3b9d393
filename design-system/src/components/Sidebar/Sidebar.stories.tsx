import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { Disclosure } from '../Disclosure/index.ts'
import { Entry, EntryList } from '../EntryList/index.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

/** A page with a button that opens it. */
function Opened(props: SidebarProps) {
  const [open, setOpen] = useState(props.open)
  const close: SidebarProps['onClose'] = (reason) => {
    setOpen(false)
    props.onClose(reason)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>მენიუ</Button>
      <Sidebar {...props} open={open} onClose={close} />
    </>
  )
}

const guests = (
  <EntryList>
    <Entry label="Login" icon="user" onPress={fn()} />
  </EntryList>
)

const customers = (
  <EntryList>
    <li>
      <Disclosure label="Profile" icon="user" defaultOpen>
        <EntryList>
          <Entry label="Edit Profile" onPress={fn()} />
          <Entry label="Change Password" onPress={fn()} />
          <Entry label="Settings" onPress={fn()} />
        </EntryList>
      </Disclosure>
    </li>
    <Entry label="Wishlist" icon="heart" onPress={fn()} />
    <Entry label="Orders" icon="box" href="#orders" />
    <Entry label="Logout" icon="logout" onPress={fn()} />
  </EntryList>
)

const customer = {
  title: 'ნინო',
  subtitle: 'nino@example.ge',
  picture: samplePictures.glass,
  children: customers,
} satisfies Partial<SidebarProps>

const meta = {
  component: Sidebar,
  args: {
    open: true,
    onClose: fn(),
    onClosed: fn(),
    title: 'Guest',
    closeLabel: 'დახურვა',
    children: guests,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    about: {
      use: 'The menu of the shop, a drawer at the right edge: who is here, where to go, the settings.',
      not: 'For a question or a form use ModalSheet; for the five main places, BottomNav.',
      accessibility: [
        'A modal `dialog` named by its title, which gets the focus; the focus stays inside and returns to what opened it.',
        'Escape, a press beside it, the close button of 44 px and a swipe to the right ask to close it; `onClose` says which.',
        'For 300 ms after it opens it ignores presses, so that a double tap hits nothing that slid under the finger; while it leaves it is `inert`.',
        'The round picture is hidden from screen readers: the title says the name. What is inside are plain lists of links and buttons, such as EntryList.',
      ],
    },
    docs: { story: { inline: false } },
  },
} satisfies Meta<SidebarProps>
export default meta
type Story = StoryObj<typeof meta>

/** Focus goes to the title and round inside; Escape closes, and it returns. */
export const Guest: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'მენიუ' })
    await userEvent.click(opener)
    const drawer = await canvas.findByRole('dialog', { name: 'Guest' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Guest' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'დახურვა' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'დახურვა' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledWith('escape')
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

/** Unfolded, with what stands at its lower end. */
export const Customer: Story = { args: { ...customer, footer: <Text tone="muted">ენა და იერი</Text> } }

/** A long name beside a little of the page. With a picture that can't be loaded, as with none: the first letter. */
export const LongName: Story = {
  args: {
    ...customer,
    title: 'კონსტანტინე-ალექსანდრე',
    subtitle: 'konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge',
    picture: '/no-such-picture.webp',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('კ')).toBeVisible())
  },
}

/** By a press beside it, and by a finger: one that moves a little is a tap, one that goes further takes the drawer with it. */
export const SentAway: Story = {
  args: customer,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const drawer = await canvas.findByRole('dialog')
    const finger = { isPrimary: true, pointerType: 'touch', pointerId: 1 }
    const swipe = async (distance: number) => {
      await fireEvent.pointerDown(drawer, { ...finger, clientX: 100 })
      await fireEvent.pointerMove(drawer, { ...finger, clientX: 100 + distance })
    }
    await swipe(8)
    await expect(drawer.style.translate).toBe('')
    await fireEvent.pointerUp(drawer, { ...finger, clientX: 108 })
    await swipe(60)
    await expect(drawer.style.translate).toBe('50px')
    await fireEvent.pointerMove(drawer, { ...finger, clientX: 110 })
    await fireEvent.pointerUp(drawer, { ...finger, clientX: 110 })
    await expect(drawer.style.translate).toBe('')
    await expect(args.onClose).not.toHaveBeenCalled()
    await swipe(40)
    await fireEvent.pointerCancel(drawer, finger)
    await expect(drawer.style.translate).toBe('')
    await swipe(200)
    await fireEvent.pointerUp(drawer, { ...finger, clientX: 300 })
    await expect(args.onClose).toHaveBeenCalledWith('drag')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'მენიუ' }))
    await canvas.findByRole('dialog')
    const scrim = canvasElement.querySelector('.MuiModal-backdrop')
    if (!scrim) throw new Error('nothing lies under the drawer')
    await userEvent.click(scrim)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledWith('backdrop')
  },
}
