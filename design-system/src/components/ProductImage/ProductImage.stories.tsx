import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { samplePictures } from '../../internal/samplePictures.ts'
import { ProductImage } from './ProductImage.tsx'
import { TINTS, tintOf } from './tintOf.ts'

const meta = {
  component: ProductImage,
  parameters: {
    about: {
      use: 'A product’s picture on its quiet background, the same background for the same product everywhere.',
      not: 'For several pictures of one product use Gallery; for a person, ProfileHeader; for an icon, Icon.',
      accessibility: [
        '`alt` says what the picture shows. Where the name stands beside it, it is empty and the picture is hidden from screen readers.',
        'A picture that is missing or can’t be loaded becomes a placeholder with the same name.',
        'The square keeps its room before the picture is there: nothing moves when it comes.',
      ],
    },
  },
  args: { id: 1, src: samplePictures.glass, alt: 'საფერავი, ქვევრის ღვინო, 2021' },
  decorators: [
    (Story, { parameters }) => (
      <Grid columns={parameters['wide'] ? 1 : 'minmax(0, 360px)'}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ProductImage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'საფერავი, ქვევრის ღვინო, 2021' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('fetchpriority', 'low')
    await expect(image).toHaveAttribute('width')
    await expect(image).toHaveAttribute('height')
  },
}

/** The picture can't be loaded: the placeholder replaces it once, and nothing is requested again. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')
    await expect(image).not.toBeNull()
    if (image) await fireEvent.error(image)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}

const idsOfTints = TINTS.map((tint) =>
  Array.from({ length: 50 }, (_, id) => id).find((id) => tintOf(id) === tint),
)

/** All backgrounds with a picture, which is wanted first, and without; where the name stands beside it, it keeps silent. */
export const Catalog: Story = {
  parameters: { wide: true },
  args: { priority: 'first', srcSet: `${samplePictures.glass} 400w`, sizes: '50vw' },
  render: (args) => (
    <Grid columns={{ xs: 2, md: 4 }} gap={16}>
      {idsOfTints.map((id = 0) => (
        <ProductImage key={`${id}`} {...args} id={id} />
      ))}
      {idsOfTints.map((id = 0, place) => (
        <ProductImage key={`${id}-none`} {...args} id={id} src={null} alt={place === 0 ? args.alt : ''} />
      ))}
    </Grid>
  ),
  play: async ({ args, canvas }) => {
    const [first, ...others] = canvas.getAllByRole('img', { name: args.alt })
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(first).toHaveAttribute('loading', 'eager')
    await expect(first).toHaveAttribute('sizes', '50vw')
    await expect(others).toHaveLength(TINTS.length)
    await expect(others.at(-1)?.tagName).toBe('svg')
  },
}
