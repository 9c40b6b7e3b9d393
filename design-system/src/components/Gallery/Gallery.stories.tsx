import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
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
      use: 'The pictures of one product, one at a time, with thumbnails from 900 px and dots on a phone.',
      not: 'For one picture take ProductImage; for several products, ProductScroller; to look closely, GalleryZoom, which it opens by `onZoom`.',
      accessibility: [
        'A named `group` with a role description; the slides that aren’t shown are `inert`. Its words are all the caller’s, numbers begin at 1.',
        'Left and Right step while the focus is in it, with no modifier held; a swipe of 50 px does the same, and so do the buttons.',
        'Which picture is shown is said in a polite live region. Buttons at an end are `aria-disabled` and keep their focus.',
        'Buttons are 44 px, thumbnails 64. A dot on a phone is 44 px high and 24 wide; narrower, down to 16 px, where there are more than fit beside each other.',
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

/** Buttons at the sides and thumbnails; the button keeps its focus at the end. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'შემდეგი ფოტო' })
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByText('3 / 3')).toBeInTheDocument()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'ფოტო 1' }))
    await expect(args.onIndex).toHaveBeenLastCalledWith(0)
    await expect(canvas.getByText('1 / 3')).toBeInTheDocument()
  },
}

export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'ფოტოს გადიდება' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('2 / 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(canvas.getByText('1 / 3')).toBeInTheDocument()
    await expect(args.onZoom).toHaveBeenCalledOnce()
  },
}

/** Dots instead of thumbnails, and a finger: 49 px are too few, 50 enough (PROD-01). */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: 'ფოტოს გადიდება' })
    const swipe = async (by: number) => {
      // Of a mouse: only its pointer is there to be captured without a real finger.
      const at = (clientX: number) => ({
        pointerId: 1,
        isPrimary: true,
        button: 0,
        pointerType: 'mouse',
        clientX,
      })
      await fireEvent.pointerDown(picture, at(200))
      await fireEvent.pointerMove(picture, at(200 + by))
      await fireEvent.pointerUp(picture, at(200 + by))
    }
    await swipe(-49)
    await expect(canvas.getByText('1 / 3')).toBeInTheDocument()
    await swipe(-50)
    await expect(canvas.getByText('2 / 3')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'ფოტო 3' }))
    await expect(canvas.getByText('3 / 3')).toBeInTheDocument()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const NoImage: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const One: Story = {
  args: { pictures: pictures(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const Two: Story = { args: { pictures: pictures(2) } }
export const Twelve: Story = { args: { pictures: pictures(12), index: 8 } }
export const TwelveOnPhone: Story = {
  args: { pictures: pictures(12) },
  globals: { viewport: { value: 'phone' } },
}

export const Portrait: Story = { args: { pictures: [flat(300, 800), flat(800, 300)] } }
export const Landscape: Story = { args: { pictures: [flat(800, 300)] } }

/** One of them can't be had: its drawing takes its place, the others stay. */
export const Broken: Story = {
  play: async ({ args, canvasElement }) => {
    const image = canvasElement.querySelector(`img[alt="${args.alt}"]`)
    await expect(image).not.toBeNull()
    if (image) await fireEvent.error(image)
    await waitFor(() => expect(canvasElement.querySelectorAll(`img[alt="${args.alt}"]`)).toHaveLength(2))
  },
}
