import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { CartRecord, type CartRecordLine } from './CartRecord.tsx'

const wine: CartRecordLine = {
  productId: 'saperavi',
  name: 'საფერავი, ქვევრის ღვინო, 2021',
  picture: { src: samplePictures.glass },
  specification: '0,75 ლ',
  quantity: 1,
  price: 3800,
  oldPrice: 4500,
}
const honey: CartRecordLine = {
  productId: 'honey',
  name: 'წაბლის თაფლი აჭარის მთებიდან',
  picture: { src: samplePictures.pot },
  specification: null,
  quantity: 2,
  price: 4900,
  oldPrice: null,
}

const meta = {
  component: CartRecord,
  parameters: {
    about: {
      use: 'A cart as it was last known, to be read where nothing can be changed: the offline page.',
      not: 'Where quantities can be changed use CartTable; for what was ordered, OrderDetails.',
      accessibility: [
        'A table named by `labels.caption`, stacked on a phone; each line’s name is its row’s header.',
        'Nothing in it takes the focus. Pictures are decorative: the name beside them says what they show.',
      ],
    },
  },
  args: {
    lines: [wine, honey],
    total: 8700,
    language: 'ka',
    labels: {
      caption: 'კალათა',
      product: 'პროდუქტი',
      quantity: 'რაოდენობა',
      price: 'ფასი',
      total: 'სულ',
      noSpecification: 'სპეციფიკაციის გარეშე',
      oldPrice: 'ძველი ფასი',
      priceUnavailable: 'ფასი მიუწვდომელია',
    },
  },
} satisfies Meta<typeof CartRecord>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('row').slice(1)
    if (!first) throw new Error('the table has no rows')
    await expect(within(first).getByRole('rowheader')).toHaveTextContent('საფერავი')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** No picture, no price, and a name and an amount that need space. */
export const Extremes: Story = {
  args: {
    lines: [
      { ...wine, name: `${wine.name}, `.repeat(6), price: 12_345_650, oldPrice: 15_000_000 },
      { ...honey, picture: { src: null }, price: null },
    ],
    total: 12_345_650,
  },
}
