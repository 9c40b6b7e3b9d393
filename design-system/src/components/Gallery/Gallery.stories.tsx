import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Grid } from '../../layout/Grid.tsx'
import { Gallery, type GalleryProps } from './Gallery.tsx'
import type { GalleryPicture } from './galleryParts.ts'

const picture = (src: string): GalleryPicture => ({ src, srcSet: null })
const drawn = [samplePictures.glass, samplePictures.pot, samplePictures.scarf, samplePictures.headphones]
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => picture(drawn[index % drawn.length] ?? samplePictures.glass))

/** A flat picture of another form than the shop's own, which are square. */
const flat = (width: number, height: number) =>
  picture(
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="peru"/></svg>`,
    )}`,
  )

function Stepped(props: GalleryProps) {
  const [index, setIndex] = useState(props.index)
  const change = (next: number) => {
    setIndex(next)
    props.onIndex(next)
  }
  return <Gallery {...props} index={index} onIndex={change} />
}

const meta = {
  component: Gallery,
  parameters: {
    about: {
      use: 'The pictures of one product, one at a time, with thumbnails below.',
      not: 'For one picture use ProductImage; for several products, ProductScroller; to look closely, GalleryZoom, which it opens by `onZoom`.',
      accessibility: [
        'A named `group` with a role description; the slides that aren’t shown are `inert`. Its words are all the caller’s, numbers begin at 1.',
        'Left and Right step while the focus is in it, with no modifier held; a swipe of 50 px does the same, and so do the buttons.',
        'Which picture is shown is said in a polite live region. Buttons at an end are `aria-disabled` and keep their focus.',
        'Buttons are 44 px, thumbnails 64, on a phone 48. A row with more than fit beside each other is scrolled, and follows the shown picture.',
      ],
    },
  },
  args: {
    id: 1,
    alt: 'საფერავი, ქვევრის ღვინო, 2021',
    pictures: pictures(3),
    sizes: '520px',
    index: 0,
    onIndex: fn(),
    onZoom: fn(),
    labels: {
      gallery: 'ფოტოები: საფერავი',
      role: 'ფოტოგალერეა',
      slideRole: 'ფოტო',
      slide: (n, count) => `${n} / ${count}`,
      previous: 'წინა ფოტო',
      next: 'შემდეგი ფოტო',
      thumbnail: (n) => `ფოტო ${n}`,
      zoom: 'ფოტოს გადიდება',
    },
  },
  render: (args) => (
    <Grid columns="minmax(0, 520px)">
      <Stepped {...args} />
    </Grid>
  ),
} satisfies Meta<GalleryProps>
export default meta
type Story = StoryObj<typeof meta>

/** Buttons, thumbnails and arrow keys step; a button keeps its focus at the end, and Alt leaves an arrow to the browser. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: 'ფოტოს გადიდება' })
    const previous = canvas.getByRole('button', { name: 'წინა ფოტო' })
    const next = canvas.getByRole('button', { name: 'შემდეგი ფოტო' })
    await userEvent.tab()
    await expect(picture).toHaveFocus()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowLeft}{/Alt}')
    await expect(canvas.getByText('2 / 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(canvas.getByText('1 / 3')).toBeInTheDocument()
    await expect(args.onZoom).toHaveBeenCalledOnce()
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByText('3 / 3')).toHaveAttribute('aria-live', 'polite')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onIndex).toHaveBeenLastCalledWith(2)
    const third = canvas.getByRole('button', { name: 'ფოტო 3' })
    await expect(third).toHaveAttribute('aria-disabled', 'true')
    await expect(third).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'ფოტო 1' }))
    await expect(canvas.getByText('1 / 3')).toBeInTheDocument()
    await expect(third).toHaveAttribute('aria-disabled', 'false')
  },
}

/** A phone has the thumbnails and the buttons too; the row is scrolled to the shown one. */
export const OnPhone: Story = {
  name: 'PROD-01 thumbnails, previous and next on a phone',
  args: { pictures: pictures(12) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'შემდეგი ფოტო' })
    await expect(next).toBeVisible()
    await userEvent.click(next)
    await expect(canvas.getByText('2 / 12')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'წინა ფოტო' }))
    await expect(canvas.getByText('1 / 12')).toBeInTheDocument()
    const ninth = canvas.getByRole('button', { name: 'ფოტო 9' })
    await expect(ninth.querySelector('img')).toBeVisible()
    await userEvent.click(ninth)
    await expect(canvas.getByText('9 / 12')).toBeInTheDocument()
    const { left, right } = ninth.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** No picture: a placeholder that can't be enlarged; one picture, without step buttons; and two. */
export const Few: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={16} align="start">
      {[0, 1, 2].map((count) => (
        <div key={count} data-count={count}>
          <Stepped
            {...args}
            pictures={pictures(count)}
            labels={{ ...args.labels, gallery: `${args.labels.gallery} (${count})` }}
          />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const buttonsOf = (count: number) => canvasElement.querySelectorAll(`[data-count="${count}"] button`)
    await expect(buttonsOf(0)).toHaveLength(0)
    await expect(canvasElement.querySelector('[data-count="0"] [role="img"]')?.tagName).toBe('svg')
    await expect(buttonsOf(1)).toHaveLength(1)
  },
}

/** Neither high nor wide ones change the place that they have. */
export const Shapes: Story = { args: { pictures: [flat(300, 800), flat(800, 300)] } }
