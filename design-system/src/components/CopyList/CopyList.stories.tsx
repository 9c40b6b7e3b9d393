import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CopyList } from './index.ts'

const meta = {
  component: CopyList,
  parameters: {
    about: {
      use: 'Facts that have to be carried over to another app without a fault, such as an account’s number for a transfer.',
      not: 'For facts that are only read use the list of OrderDetails or PlaceCard; for one code to scan, QrCode.',
      accessibility: [
        'A list of terms and values; each value has a button of 44 px whose `copyLabel` says what it copies.',
        'Values are `translate="no"`, and set in figures of equal width.',
        'That it is copied is said by the caller in `onCopy`, by a toast for instance. When it fails the value is selected, to be copied by hand.',
      ],
    },
  },
  args: {
    facts: [
      { id: 'recipient', label: 'მიმღები', value: 'შპს დუქანი', copyLabel: 'კოპირება: მიმღები' },
      {
        id: 'iban',
        label: 'IBAN',
        value: 'GE60 NB00 0000 0123 4567 89',
        copied: 'GE60NB0000000123456789',
        copyLabel: 'კოპირება: IBAN',
      },
    ],
    onCopy: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof CopyList>
export default meta
type Story = StoryObj<typeof meta>

/** What is copied may differ from what is read. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'კოპირება: IBAN' }))
    await expect(args.onCopy).toHaveBeenCalledWith('GE60NB0000000123456789', args.facts[1])
  },
}

const LONG = 'შეზღუდული პასუხისმგებლობის საზოგადოება დამოუკიდებლადშემუშავებულიმრავალფუნქციურიდუქანი'

/** The browser doesn't copy: the value is marked, however long it is, to be copied by hand. */
export const Refused: Story = {
  args: {
    facts: [
      {
        id: 'recipient',
        label: 'მიმღების სრული იურიდიული დასახელება, როგორც ბანკშია',
        value: LONG,
        copyLabel: 'კოპირება: მიმღების სრული იურიდიული დასახელება, როგორც ბანკშია',
      },
    ],
    onCopy: fn(() => Promise.resolve(false)),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(getSelection()?.toString()).toBe(LONG)
  },
}
