import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/index.ts'
import { DetailField } from '../EditableField/index.ts'
import { AddressList, AddressListSkeleton, type AddressEntry } from './index.ts'

const entry = (id: number, home: string, city = 'თბილისი'): AddressEntry => ({
  id,
  name: home,
  children: (
    <Stack gap={12}>
      <DetailField label="მისამართი" value={home} empty="—" />
      <Grid columns={2} gap={16}>
        <DetailField label="ქალაქი" value={city} empty="—" />
        <DetailField label="საფოსტო ინდექსი" value="" empty="—" />
      </Grid>
    </Stack>
  ),
  action: (
    <Button variant="text" aria-label={`Delete: ${home}`}>
      Delete
    </Button>
  ),
})

const meta = {
  component: AddressList,
  parameters: {
    about: {
      use: 'The saved addresses of a customer on the profile, each a card with fields that are edited in place.',
      not: 'To choose one address of several use RadioCards; to show the place that was picked on a map, PlaceCard.',
      accessibility: [
        'A named list; each card is a `group` named by its street, so two addresses can be distinguished before their fields are read.',
        'A card can be given the focus by its `ref` (`tabIndex` is −1): move it there after saving. Tab never stops at it.',
        'The caller names the action by its address, such as “Delete: Rustaveli 12”, since every card has one.',
        'The skeleton is hidden from screen readers: say that the list is loading in a `role="status"` beside it.',
      ],
    },
  },
  args: {
    label: 'Saved Addresses',
    addresses: [entry(1, 'რუსთაველის გამზირი 12, ბ. 7'), entry(2, 'ფარნავაზ მეფის ქუჩა 44', 'ბათუმი')],
  },
} satisfies Meta<typeof AddressList>

export default meta
type Story = StoryObj<typeof meta>

/** What was just saved has focus, which is seen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    const card = canvas.getByRole('group', { name: 'ფარნავაზ მეფის ქუჩა 44' })
    card.focus()
    await expect(card).toHaveFocus()
  },
}

/** Nothing reaches out of a card. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    addresses: [entry(1, 'ახალგაზრდაგენერალფელდმარშალისსახელობისქუჩა'.repeat(3), 'თბილისი '.repeat(12))],
  },
}

export const Loading: Story = { render: () => <AddressListSkeleton /> }
