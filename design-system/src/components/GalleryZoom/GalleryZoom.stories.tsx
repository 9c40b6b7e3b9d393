import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Button } from '../Button/index.ts'
import { GalleryZoom, type GalleryZoomProps } from './GalleryZoom.tsx'

/** A button that opens the dialog, as the gallery has one. */
function Opened(props: GalleryZoomProps) {
  const [open, setOpen] = useState(props.open)
  const [index, setIndex] = useState(props.index)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>გახსნა</Button>
      <GalleryZoom {...props} open={open} onClose={close} index={index} onIndex={setIndex} />
    </>
  )
}

const meta = {
  component: GalleryZoom,
  args: {
    open: true,
    onClose: fn(),
    id: 1,
    alt: 'საფერავი, ქვევრის ღვინო, 2021',
    pictures: [samplePictures.glass, samplePictures.pot].map((src) => ({ src, srcSet: null })),
    index: 0,
    onIndex: fn(),
    labels: {
      title: 'გადიდებული ფოტო',
      slide: (n, count) => `${n} / ${count}`,
      previous: 'წინა ფოტო',
      next: 'შემდეგი ფოტო',
      zoomIn: 'მოახლოება',
      zoomOut: 'დაშორება',
      close: 'დახურვა',
    },
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    about: {
      use: 'A product’s picture over the whole screen, up to four times as large.',
      not: 'For stepping through pictures in the page use Gallery; for any other dialog, ModalSheet.',
      accessibility: [
        'A modal `dialog` named by `labels.title`: focus stays inside, Escape and the button close it, focus returns to what opened it.',
        '+ and − zoom. Arrow keys move an enlarged picture by 80 px, and otherwise show the next picture. There are buttons for all but moving.',
        'Which picture is shown is said in a polite live region. The buttons are 44 px, and `aria-disabled` at their ends.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false } },
  },
} satisfies Meta<GalleryZoomProps>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'გადიდებული ფოტო' }))

/** Opened by a press; Escape closes it and focus returns. */
export const Default: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'გახსნა' })
    await userEvent.click(opener)
    const zoom = await dialog()
    await expect(zoom.getByText('1 / 2')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(zoom.getByText('2 / 2')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const ZoomedIn: Story = {
  play: async ({ args, userEvent }) => {
    const zoom = await dialog()
    const width = () => zoom.getByRole('img', { name: args.alt }).getBoundingClientRect().width
    const whole = width()
    await userEvent.click(zoom.getByRole('button', { name: 'მოახლოება' }))
    await waitFor(() => expect(width()).toBeCloseTo(2 * whole))
    await userEvent.keyboard('{ArrowRight}')
    await expect(zoom.getByText('1 / 2')).toBeVisible()
  },
}

/** A picture that can't be loaded is a placeholder with the same name; alone it has no step buttons. */
export const NoImage: Story = {
  args: { pictures: [{ src: null, srcSet: null }] },
  play: async ({ args }) => {
    const zoom = await dialog()
    await expect(zoom.getByRole('img', { name: args.alt })).toBeVisible()
    await expect(zoom.getAllByRole('button')).toHaveLength(3)
  },
}
