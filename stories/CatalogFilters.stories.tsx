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

/** The cheapest first: the order stands in the address (CAT-10). */
export const Sorted: Story = {
  args: { path: '/?ordering=price' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'დალაგება' })).toHaveDisplayValue('ფასი: ზრდადი')
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9))
  },
}

/** The filters, with none of them chosen. */
export const Panel: Story = { play: openPanel }

export const PanelOnPhone: Story = { ...Panel, globals: { viewport: { value: 'phone' } } }

export const PanelOnNarrowest: Story = { ...Panel, globals: { viewport: { value: 'narrowest' } } }

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

/** What is no price is said beside it, and stays. */
export const PanelWrong: Story = {
  play: async (context) => {
    await openPanel(context)
    const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'))
    const from = dialog.getByRole('textbox', { name: 'დან' })
    await context.userEvent.type(from, 'ბევრი')
    await context.userEvent.click(dialog.getByRole('button', { name: 'ჩვენება' }))
    await expect(dialog.getByText('მიუთითეთ თანხა, მაგალითად 25')).toBeVisible()
    await expect(from).toHaveFocus()
    await expect(from).toHaveValue('ბევრი')
  },
}

/** The chosen ones over the list. */
export const Chosen: Story = {
  args: { path: '/?in_stock=true&min_price=5.5&max_price=100' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^5,50.*მოხსნა$/ }))
    const button = await filters(canvas)
    await waitFor(() => expect(button).toHaveAccessibleName('ფილტრები, არჩეულია 2'))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ChosenOnNarrowest: Story = {
  args: Chosen.args,
  globals: { viewport: { value: 'narrowest' } },
}

/** No product is left, and the way out. */
export const NothingMatches: Story = {
  args: { path: '/?min_price=9000000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'ფილტრების გასუფთავება' }, { timeout: 5000 }),
    )
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9))
  },
}
