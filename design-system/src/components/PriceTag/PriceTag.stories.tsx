import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { PRICE_SIZES, PriceTag } from './PriceTag.tsx'

const meta = {
  component: PriceTag,
  parameters: {
    about: {
      use: 'A price as a shopper reads it: what is paid, what it was, how much is off.',
      not: 'For a total that changes use CartSummary; for an amount within a sentence, the formatted text.',
      accessibility: [
        'The old price is a struck-through `s`; `labels.oldPrice` is read before it, since a line through it is only seen.',
        'The price that is paid comes first. `labels.priceUnavailable` stands where there is none: never an empty place.',
        'It is no live region: where a price changes under the eyes, the caller announces it.',
      ],
    },
  },
  args: {
    price: 3800,
    labels: { oldPrice: 'ძველი ფასი', priceUnavailable: 'ფასი მიუწვდომელია' },
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

/** An old price is struck through when it is higher; no price, a long one, and one of the English interface. */
export const Cases: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={24}>
      <PriceTag {...args} oldPrice={4500} />
      <PriceTag {...args} price={4000} oldPrice={4000} />
      <PriceTag {...args} price={null} oldPrice={4700} />
      <PriceTag {...args} price={12345650} oldPrice={99999999} discountText="−88%" />
      <PriceTag
        {...args}
        price={1234550}
        oldPrice={1500000}
        labels={{ ...args.labels, oldPrice: 'Old price' }}
        language="en"
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const struck = Array.from(canvasElement.querySelectorAll('s'), ({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    )
    await expect(struck).toEqual(['ძველი ფასი 45,00 ₾', 'ძველი ფასი 999 999,99 ₾', 'Old price ₾15,000.00'])
    await expect(canvas.getByText('ფასი მიუწვდომელია')).toBeVisible()
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
