import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { shopHandlers } from '../mocks/shopHandlers.ts'
import { Screen } from './support/Screen.tsx'
import { screenParameters } from './support/screenParameters.ts'

const meta = {
  component: Screen,
  parameters: { ...screenParameters, msw: { handlers: shopHandlers() } },
  args: { path: '/', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const filters = (canvas: Canvas) => canvas.findByRole('button', { name: /^ფილტრები/ })

const openPanel: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await filters(canvas))
  const page = within(canvasElement.ownerDocument.body)
  await waitFor(() => expect(page.getByRole('dialog', { name: 'ფილტრები' })).toBeVisible())
}

/** All filters chosen: in the panel, and over the list. */
export const PanelFilled: Story = {
  args: { path: '/?in_stock=true&min_price=5.5&max_price=100' },
  play: async (context) => {
    await openPanel(context)
    const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: 'დან' })).toHaveValue('5,5')
    await expect(dialog.getByRole('checkbox')).toBeChecked()
  },
}

/** What is no price is said beside it. */
export const PanelWrong: Story = {
  play: async (context) => {
    await openPanel(context)
    const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'))
    const from = dialog.getByRole('textbox', { name: 'დან' })
    await context.userEvent.type(from, 'ბევრი')
    await context.userEvent.click(dialog.getByRole('button', { name: 'ჩვენება' }))
    await expect(await dialog.findByText('მიუთითეთ თანხა, მაგალითად 25')).toBeVisible()
  },
}

/** The chosen ones over the list. */
export const Chosen: Story = {
  args: { path: '/?in_stock=true&min_price=5.5&max_price=100' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^5,50.*მოხსნა$/ })).toBeVisible()
    await expect(await filters(canvas)).toHaveAccessibleName('ფილტრები, არჩეულია 3')
  },
}

/** No product is left, and the way out, which leaves the focus at the list (CAT-09). */
export const NothingMatches: Story = {
  args: { path: '/?min_price=9000000' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'ფილტრების გასუფთავება' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9))
    await waitFor(() => expect(canvasElement.querySelector('#catalogue')).toHaveFocus())
  },
}
