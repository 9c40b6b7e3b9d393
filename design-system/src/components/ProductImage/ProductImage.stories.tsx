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
      use: 'A product’s picture on its quiet ground, the same ground for the same product everywhere.',
      not: 'For several pictures of one product take Gallery; for a person, ProfileHeader; for drawings, Icon.',
      accessibility: [
        '`alt` says what the picture shows. Where the name stands beside it, it is empty and the picture is hidden from readers.',
        'A picture that is missing or can’t be loaded becomes a drawing with the same name.',
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

export const First: Story = {
  args: { priority: 'first', srcSet: `${samplePictures.glass} 400w`, sizes: '50vw' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('sizes', '50vw')
  },
}

export const NoImage: Story = {
  args: { src: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'საფერავი, ქვევრის ღვინო, 2021' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** The picture can't be had: the drawing takes its place once, and nothing is asked for again. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')
    await expect(image).not.toBeNull()
    if (image) await fireEvent.error(image)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}

/** The name stands beside it: the picture keeps silent. */
export const Decorative: Story = {
  args: { alt: '', src: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

const idsOfTints = TINTS.map((tint) =>
  Array.from({ length: 50 }, (_, id) => id).find((id) => tintOf(id) === tint),
)

export const Catalog: Story = {
  parameters: { wide: true },
  render: (args) => (
    <Grid columns={{ xs: 2, md: 4 }} gap={16}>
      {idsOfTints.map((id = 0) => (
        <ProductImage key={`${id}`} {...args} id={id} />
      ))}
      {idsOfTints.map((id = 0) => (
        <ProductImage key={`${id}-none`} {...args} id={id} src={null} />
      ))}
    </Grid>
  ),
}
