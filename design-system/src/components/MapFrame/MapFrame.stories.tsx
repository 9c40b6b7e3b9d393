import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { MapFrame } from './index.ts'

/** What an engine would draw: streets, a river, and an element for the keyboard's focus. */
function drawStill(place: HTMLDivElement | null) {
  if (place === null || place.childElementCount > 0) return
  const ground = document.createElement('div')
  ground.tabIndex = 0
  ground.setAttribute('role', 'region')
  ground.setAttribute('aria-label', 'რუკა')
  ground.style.cssText = 'background:repeating-linear-gradient(34deg,#d9cfc2 0 6px,#efe8dc 6px 74px)'
  place.append(ground)
}

const meta = {
  component: MapFrame,
  parameters: {
    about: {
      use: 'The place of a map and all that lies over it: zoom buttons, whose map it is, a notice, a crosshair for the keyboard.',
      not: 'Before there is anything to show use MapPlaceholder; for what the markers mean, MapLegend below it. It draws no map by itself.',
      accessibility: [
        'Enter or Space marks the map’s middle where `onMarkCentre` is given; the crosshair shows it while the map has the keyboard’s focus. Moving by arrow keys is the engine’s.',
        '`labels.keys` is shown while the map has the keyboard’s focus, but hidden from screen readers: name the engine’s canvas by it too.',
        'The zoom buttons are 44 px. A notice is a `status`, a failure an `alert` with what can be done without the map.',
        'The caller gives the same facts in words outside of the map: an address, a distance.',
      ],
    },
  },
  args: {
    canvas: drawStill,
    credits: [{ text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }],
    labels: {
      zoomIn: 'რუკის გადიდება',
      zoomOut: 'რუკის დაპატარავება',
      keys: 'ისრებით გადაადგილდით, Enter მონიშნავს ადგილს',
    },
    onZoom: fn(),
    onMarkCentre: fn(),
  },
} satisfies Meta<typeof MapFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The shop's own 44 px buttons, which don't take the focus, and the attribution. */
export const Default: Story = {
  args: { recentre: { label: 'კურიერის ჩვენება', onClick: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    const larger = canvas.getByRole('button', { name: 'რუკის გადიდება' })
    await expect(larger.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(larger)
    await userEvent.click(canvas.getByRole('button', { name: 'რუკის დაპატარავება' }))
    await expect(args.onZoom).toHaveBeenNthCalledWith(1, 1)
    await expect(args.onZoom).toHaveBeenNthCalledWith(2, -1)
    await expect(canvas.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()
    const recentre = canvas.getByRole('button', { name: 'კურიერის ჩვენება' })
    await userEvent.click(recentre)
    await expect(args.recentre?.onClick).toHaveBeenCalledOnce()
    await expect(recentre).toHaveFocus()
  },
}

/** By keys: the crosshair shows the middle, which Enter and Space mean. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const crosshair = canvasElement.querySelector('[data-part="crosshair"]')
    await expect(crosshair).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'რუკა' })).toHaveFocus()
    await expect(crosshair).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onMarkCentre).toHaveBeenCalledTimes(2)
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A notice, and more credits than one line holds; a map that is only looked at has no crosshair. */
export const SomethingMissing: Story = {
  args: {
    notice: 'რუკის სერვისი მიუწვდომელია, ნაჩვენებია ესკიზი',
    credits: [
      { text: 'რუკის ესკიზი' },
      { text: '© OpenStreetMap-ის მონაწილეები', href: 'https://www.openstreetmap.org/copyright' },
      { text: '© ძალიან გრძელი სახელის მქონე საკარტოგრაფიო საზოგადოება' },
    ],
    onMarkCentre: undefined,
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ნაჩვენებია ესკიზი')
    await expect(canvasElement.querySelector('[data-part="crosshair"]')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    failure: {
      text: 'რუკის ინიციალიზაცია ვერ მოხერხდა',
      hint: 'მისამართი ძიებით ან თქვენი მდებარეობით აირჩიეთ.',
      action: <Button variant="outlined">თავიდან ცდა</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('რუკის ინიციალიზაცია ვერ მოხერხდა')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
