import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FileDrop } from './FileDrop.tsx'

const meta = {
  component: FileDrop,
  parameters: {
    about: {
      use: 'Where a person hands over a file, such as a list of products.',
      not: 'For several pictures take buttons of their own, with one for the camera.',
      accessibility: [
        'Dropping is for the mouse only: the button does the same for keyboard, touch and screen readers (WCAG 2.5.7).',
        'The sentence about dropping is hidden on devices without a mouse.',
        'It says nothing about what becomes of the file: put a `role="status"` beside it.',
      ],
    },
  },
  args: {
    text: 'ჩააგდეთ ფაილი აქ',
    button: 'ფაილის არჩევა',
    hint: 'CSV (UTF-8), არაუმეტეს 50 მბ',
    accept: '.csv,text/csv',
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const file = () => new File(['Handle,Title'], 'goods.csv', { type: 'text/csv' })
/** As a browser does: the testing library's own drags carry no files. */
function drag(element: Element, type: 'dragover' | 'dragleave' | 'drop') {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file())
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('ფაილის არჩევა', { selector: 'input' }), file())
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'goods.csv' }))
  },
}

/** The zone is marked while a file is held over it. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const text = canvas.getByText('ჩააგდეთ ფაილი აქ')
    const zone = text.parentElement
    drag(text, 'dragover')
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
    drag(text, 'dragleave')
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'))
    drag(text, 'drop')
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
}

/** Held over: as `Dropped` looks before the file is let go. */
export const Over: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('ჩააგდეთ ფაილი აქ')
    drag(text, 'dragover')
    await waitFor(() => expect(text.parentElement).toHaveAttribute('data-over'))
  },
}
