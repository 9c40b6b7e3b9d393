import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
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
  parameters: { docs: { story: { inline: false, iframeHeight: 600 } } },
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
    if (scrim) await userEvent.click(scrim)
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
