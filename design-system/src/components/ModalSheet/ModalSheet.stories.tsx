import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { TextField } from '../TextField/index.ts'
import { ModalSheet, type ModalSheetProps } from './ModalSheet.tsx'

const paragraph =
  'კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში. მუქი ბროწეულის ფერი, შავი ალუბალი და მწიფე ქლიავი.'

/** A page with a button that opens the sheet, as any screen has. */
function Opened(props: ModalSheetProps) {
  const [open, setOpen] = useState(props.open)
  const close: ModalSheetProps['onClose'] = (reason) => {
    setOpen(false)
    props.onClose(reason)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>გახსნა</Button>
      <ModalSheet {...props} open={open} onClose={close} />
    </>
  )
}

const meta = {
  component: ModalSheet,
  args: {
    open: true,
    onClose: fn(),
    onClosed: fn(),
    title: 'მიწოდება და დაბრუნება',
    closeLabel: 'დახურვა',
    children: <Text>{paragraph}</Text>,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    about: {
      use: 'What is done or read aside from the page and then left again: a product, the login, a question. A sheet from below on a phone, a centred dialog from 600 px.',
      not: 'For the menu use Sidebar; for pictures over the whole screen, GalleryZoom; to unfold something in the page, Disclosure. Never one within another: a second stands after the first.',
      accessibility: [
        'A modal `dialog` (or `alertdialog`) named by its title, or by the heading that `labelledBy` names: one of the two has to be there.',
        'Focus goes to the title, or by `initialFocus` to the first control or field; it stays inside and returns to what opened the sheet.',
        'Escape, a press beside it, the close button of 44 px and, on a phone, pulling the handle ask to close it: `onClose` says which.',
        'The page beneath doesn’t scroll and is hidden from screen readers; toasts over it are not.',
      ],
    },
    docs: { story: { inline: false } },
  },
} satisfies Meta<ModalSheetProps>
export default meta
type Story = StoryObj<typeof meta>

export const WithFooter: Story = {
  args: {
    children: (
      <Stack gap={16}>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{paragraph}</Text>
        ))}
      </Stack>
    ),
    footer: (
      <Button wide size="large">
        შეკვეთის დადასტურება
      </Button>
    ),
  },
}

/** Opened by a press: focus goes to the title, Escape closes, focus returns. */
export const Default: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'გახსნა' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'მიწოდება და დაბრუნება' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'მიწოდება და დაბრუნება' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledWith('escape')
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

/** What is away while a field is typed in, as a bar is above a phone's keyboard, gets focus back too. */
export const OpenerAway: Story = {
  args: { open: false, initialFocus: 'control', children: <TextField label="სახელი" name="name" /> },
  render: function Away(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <style>{'html:has(input:focus) #opener { display: none }'}</style>
        <Button id="opener" onClick={() => setOpen(true)}>
          გახსნა
        </Button>
        <ModalSheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'გახსნა' })
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'სახელი' })).toHaveFocus())
    await expect(opener).not.toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce())
    await expect(opener).toHaveFocus()
  },
}

/** By its button, and by a press beside it. */
export const Closed: Story = {
  play: async ({ args, canvasElement, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'დახურვა' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledWith('button')
    await userEvent.click(canvas.getByRole('button', { name: 'გახსნა' }))
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
    const scrim = canvasElement.querySelector('.MuiModal-backdrop')
    if (scrim === null) throw new Error('nothing lies under the sheet')
    // A press there takes focus from nothing, and closes when it is let go.
    await userEvent.pointer({ keys: '[MouseLeft>]', target: scrim })
    await expect(canvas.getByRole('heading')).toHaveFocus()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: scrim })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledWith('backdrop')
  },
}

/** Focus goes round inside: after the last control comes the first. */
export const Question: Story = {
  args: {
    width: 'small',
    role: 'alertdialog',
    title: 'წავშალოთ მისამართი?',
    children: <Text tone="muted">რუსთაველის გამზირი 12, ბ. 7</Text>,
    footer: (
      <Stack direction="row" gap={12} justify="end">
        <Button variant="text">გაუქმება</Button>
        <Button>წაშლა</Button>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alertdialog', { name: 'წავშალოთ მისამართი?' })
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
    for (const name of ['დახურვა', 'გაუქმება', 'წაშლა', 'დახურვა']) {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    }
  },
}
