import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { staffProductDetails } from '../../mocks/adminProducts.ts'
import { failingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { productScreen, withProducts } from '../support/productScreen.ts'

const PATH = `/products/${staffProductDetails().id}`

/** A picture of a product is cropped to a square, by dragging or with the arrow keys. */
const meta = {
  component: AdminScreen,
  ...productScreen,
  // Storybook adds the description above to the parameters that are written here, and would replace spread ones.
  parameters: { ...productScreen.parameters },
  args: { path: PATH, language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the dialog. @returns it, with its picture loaded */
async function open() {
  ;(await screen.findByRole('button', { name: 'სურათი 1: მოჭრა' })).click()
  const dialog = within(await screen.findByRole('dialog', { name: 'სურათის მოჭრა' }))
  const area = await dialog.findByRole('group', { name: /მონიშნული ნაწილი/ })
  return { dialog, area }
}

/** The largest square of the picture is selected. */
export const Opened: Story = {
  play: async () => {
    const { area } = await open()
    const { width, height } = area.getBoundingClientRect()
    await expect(Math.abs(width - height)).toBeLessThan(2)
  },
}

/** The square is made smaller and moved with the keys; then the part stands in the picture's place. */
export const Cropped: Story = {
  play: async ({ userEvent }) => {
    const { dialog, area } = await open()
    const size = area.getBoundingClientRect().width
    const corner = dialog.getByRole('button', { name: 'ქვედა მარჯვენა კუთხე' })
    for (let press = 0; press < 5; press += 1)
      await fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true })
    await waitFor(() => expect(area.getBoundingClientRect().width).toBeLessThan(size))
    const { left } = area.getBoundingClientRect()
    await fireEvent.keyDown(area, { key: 'ArrowRight', shiftKey: true })
    await waitFor(() => expect(area.getBoundingClientRect().left).toBeGreaterThan(left))
    await userEvent.click(dialog.getByRole('button', { name: 'მოჭრა' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'სურათის მოჭრა' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'სურათი 1: მოჭრა' })).toHaveFocus())
    // What it shows is still described.
    await expect(screen.getByRole('textbox', { name: 'სურათი 1: რა ჩანს' })).toHaveValue('ბოთლი წინიდან')
    await expect(screen.getByText('შეუნახავი ცვლილებებია')).toBeVisible()
  },
}

/** A failure stays in the dialog, with what is selected. */
export const CropFailed: Story = {
  ...withProducts({}, failingHandler('/v1/admin/pictures/crop/')),
  play: async ({ userEvent }) => {
    const { dialog } = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'მოჭრა' }))
    await expect(await dialog.findByText(/სერვერის შეცდომა/)).toBeVisible()
    await expect(dialog.getByRole('group', { name: /მონიშნული ნაწილი/ })).toBeVisible()
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    ;(await screen.findByRole('button', { name: 'Crop picture 1' })).click()
    await expect(await screen.findByRole('group', { name: /Selected part/ })).toBeVisible()
  },
}
