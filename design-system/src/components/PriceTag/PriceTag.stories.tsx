import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { PRICE_SIZES, PriceTag } from './PriceTag.tsx'

const meta = {
  component: PriceTag,
  parameters: {
    about: {
      use: 'A price as a shopper reads it: what is paid, what it was, how much is off.',
      not: 'For a total that changes take CartSummary; for an amount within a sentence, the formatted text.',
      accessibility: [
        'The old price is a struck-through `s`; `oldPriceLabel` is read before it, since a line through it is only seen.',
        'The price that is paid comes first. `unavailableText` stands where there is none: never an empty place.',
        'It is no live region: where a price changes under the eyes, the caller announces it.',
      ],
    },
  },
  args: {
    price: 3800,
    oldPriceLabel: 'ძველი ფასი',
    unavailableText: 'ფასი მიუწვდომელია',
    language: 'ka',
  },
} satisfies Meta<typeof PriceTag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // The space doesn't break (CART-04); the query reads it as any other.
    await expect(canvas.getByText('38,00 ₾').textContent).toBe('38,00\u00a0₾')
    await expect(canvas.queryByText(/ძველი ფასი/)).toBeNull()
  },
}

export const Discounted: Story = {
  args: { oldPrice: 4500 },
  play: async ({ canvasElement }) => {
    const struck = canvasElement.querySelector('s')
    await expect(struck).toHaveTextContent('ძველი ფასი 45,00 ₾')
  },
}

export const WithBadge: Story = {
  args: { oldPrice: 4500, discountText: '−16%', size: 'large', layout: 'row' },
}

/** An old price that isn't higher is no discount. */
export const OldPriceNotHigher: Story = {
  args: { oldPrice: 3800 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

export const Unavailable: Story = {
  args: { price: null, oldPrice: 4500 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('ფასი მიუწვდომელია')).toBeVisible()
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

export const SixDigits: Story = { args: { price: 12345650, oldPrice: 99999999, discountText: '−88%' } }

export const AlignedEnd: Story = { args: { oldPrice: 4500, align: 'end' } }

export const English: Story = {
  args: { price: 1234550, oldPrice: 1500000, oldPriceLabel: 'Old price' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₾12,345.50')).toBeVisible()
  },
}

export const Catalog: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 4 }} gap={24}>
      {PRICE_SIZES.flatMap((size) =>
        (['stack', 'row'] as const).flatMap((layout) => [
          <PriceTag key={`${size}-${layout}`} {...args} size={size} layout={layout} />,
          <PriceTag
            key={`${size}-${layout}-off`}
            {...args}
            size={size}
            layout={layout}
            oldPrice={4500}
            discountText="−16%"
          />,
        ]),
      )}
    </Grid>
  ),
}
