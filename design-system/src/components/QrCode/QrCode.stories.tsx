import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './index.ts'

/** The look of a small code, which says nothing: a row a number, its squares from the left. */
const ROWS = [
  0x1fc97f, 0x105541, 0x174b5d, 0x175d5d, 0x17415d, 0x105b41, 0x1fd57f, 0x001700, 0x16d2e5, 0x0b2b1a,
  0x1d5c95, 0x02a3e8, 0x0ff513, 0x001b4a, 0x1fc8e7, 0x105a3d, 0x174d92, 0x175274, 0x1741b9, 0x105e26,
  0x1fcb5d,
]
const squares = ROWS.map((row) => Array.from({ length: 21 }, (_, x) => ((row >> (20 - x)) & 1) === 1))

const meta = {
  component: QrCode,
  parameters: {
    about: {
      use: 'A code to be scanned with another device, such as the facts of a transfer.',
      not: 'A phone can’t scan its own screen: give the same facts by CopyList, or a link.',
      accessibility: [
        'An `img` whose `label` says what it is for and where the same can be read: a code by itself is no information to a reader.',
        'Dark on light in both schemes, in forced colours and on paper, with the empty border that scanners need.',
        'It becomes smaller where it doesn’t fit, and never wider than its place.',
      ],
    },
  },
  args: { squares, label: 'QR კოდი გადარიცხვისთვის' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** Dark on light in the dark theme too: many scanners can't read inverted codes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR კოდი გადარიცხვისთვის' })).toBeVisible()
  },
}

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const { color, backgroundColor } = getComputedStyle(canvas.getByRole('img'))
    await expect(backgroundColor).toBe('rgb(255, 255, 255)')
    await expect(color).not.toBe(backgroundColor)
  },
}

export const Small: Story = { args: { size: 120 } }
