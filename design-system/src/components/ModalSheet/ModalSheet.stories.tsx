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
      not: 'For the menu take Sidebar; for pictures over the whole screen, GalleryZoom; to unfold something in the page, Disclosure. Never one within another: a second stands after the first.',
      accessibility: [
        'A modal `dialog` (or `alertdialog`) named by its title, or by the heading that `labelledBy` names: one of the two has to be there.',
        'Focus goes to the title, or by `initialFocus` to the first control or field; it stays inside and returns to what opened the sheet.',
        'Escape, a press beside it, the close button of 44 px and, on a phone, pulling the handle ask to close it: `onClose` says which.',
        'The page beneath doesn’t scroll and is hidden from readers; toasts over it are not.',
      ],
    },
    docs: { story: { inline: false } },
  },
} satisfies Meta<ModalSheetProps>
export default meta
type Story = StoryObj<typeof meta>

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

/** Focus goes round inside: after the last control comes the first. */
export const KeepsFocus: Story = {
  args: { footer: <Button wide>გასაგებია</Button> },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'დახურვა' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'გასაგებია' })).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'დახურვა' })).toHaveFocus())
  },
}

export const ClosedByButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'დახურვა' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledWith('button')
  },
}

export const ClosedByBackdrop: Story = {
  play: async ({ args, canvasElement, canvas, userEvent }) => {
    const scrim = canvasElement.querySelector('.MuiModal-backdrop')
    await expect(scrim).not.toBeNull()
    if (scrim === null) return
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
    // A press there takes focus from nothing, and closes when it is let go.
    await userEvent.pointer({ keys: '[MouseLeft>]', target: scrim })
    await expect(canvas.getByRole('heading')).toHaveFocus()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: scrim })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledWith('backdrop')
  },
}

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

/** A form: its first field is what one came for. */
export const FirstControl: Story = {
  args: {
    width: 'small',
    title: 'სახელი',
    initialFocus: 'control',
    children: (
      <label>
        <Text as="span">სახელი </Text>
        <input defaultValue="ნინო" />
      </label>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}

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
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alertdialog', { name: 'წავშალოთ მისამართი?' })).toBeVisible(),
    )
  },
}
