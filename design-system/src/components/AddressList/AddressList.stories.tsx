import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressList, AddressListSkeleton, type AddressEntry } from './index.ts'

const home: AddressEntry = {
  id: 1,
  home: 'რუსთაველის გამზირი 12, ბ. 7',
  rest: 'თბილისი, მთაწმინდის რაიონი, 0108',
}

const meta = {
  component: AddressList,
  args: {
    label: 'Saved Addresses',
    addresses: [home, { id: 2, home: 'ფარნავაზ მეფის ქუჩა 44', rest: 'ბათუმი, აჭარა' }],
  },
} satisfies Meta<typeof AddressList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const One: Story = { args: { addresses: [home] } }

/** The city, the region and the postal code may be missing. */
export const HomeOnly: Story = { args: { addresses: [{ id: 1, home: '12 Rustaveli Avenue' }] } }

/** Nothing reaches out of a card. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    addresses: [
      {
        id: 1,
        home: 'ახალგაზრდაგენერალფელდმარშალისსახელობისქუჩა'.repeat(3),
        rest: 'თბილისი, '.repeat(30),
      },
    ],
  },
}

export const Loading: Story = { render: () => <AddressListSkeleton /> }
