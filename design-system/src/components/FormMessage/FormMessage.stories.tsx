import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/index.ts'
import { FORM_MESSAGE_TONES, FormMessage, type FormMessageTone } from './index.ts'

const meta = {
  component: FormMessage,
  parameters: {
    about: {
      use: 'What came of a whole form: why it was refused, that it was done, or that something has to be looked at.',
      not: 'For one field take its own `error`; for something that isn’t in view, a toast; for a whole place, ErrorState.',
      accessibility: [
        'An error is an `alert` and interrupts; success and warning are a `status` and wait for a pause.',
        'Keep it mounted and fill it later: the live region has to be there before its words, or some screen readers miss a success or a warning.',
        'Words, an icon and a colour say the same. It takes no focus.',
      ],
    },
  },
  args: { tone: 'error', children: 'ელფოსტა ან პაროლი არასწორია.' },
} satisfies Meta<typeof FormMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const words: Record<FormMessageTone, string> = {
  error: 'Login failed',
  success: 'Password reset link sent successfully. Check your email.',
  warning:
    'ანგარიში მზადაა, შეგიძლიათ შეხვიდეთ. თუ ამ ელფოსტით ანგარიში უკვე გქონდათ, შედით თქვენი ძველი პაროლით: დამოუკიდებლადშემუშავებულიმრავალფუნქციური.',
}

/** An error interrupts, the others wait for a pause; each says the language of its words. */
export const Catalog: Story = {
  render: () => (
    <Stack gap={12}>
      {FORM_MESSAGE_TONES.map((tone) => (
        <FormMessage key={tone} tone={tone}>
          {words[tone]}
        </FormMessage>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words.error)
    await expect(canvas.getByText(words.error)).toHaveAttribute('lang', 'en')
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(new Set(said)).toEqual(new Set([words.success, words.warning]))
  },
}

/** Its region is there before its words, so every reader hears them. */
export const FilledLater: Story = {
  render: function Saving() {
    const [saved, setSaved] = useState(false)
    return (
      <Stack gap={12}>
        <Button onClick={() => setSaved(true)}>შენახვა</Button>
        <FormMessage tone="success">{saved && 'შენახულია'}</FormMessage>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(region).toHaveTextContent('შენახულია')
  },
}
