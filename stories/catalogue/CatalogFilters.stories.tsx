import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { discountedProduct, product, products } from '../../mocks/products.ts'
import { failingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

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

const panel = ({ canvasElement }: Parameters<Play>[0]) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

const ALL = '/?in_stock=true&discounted=true&min_price=5.5&max_price=100&min_rating=4'

/** All filters are set, in the panel and above the list; the button shows the number of results. */
export const PanelFilled: Story = {
  args: { path: ALL },
  play: async (context) => {
    await openPanel(context)
    const dialog = panel(context)
    await expect(dialog.getByRole('textbox', { name: 'დან' })).toHaveValue('5,5')
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await expect(dialog.getByRole('radio', { name: '4 და მეტი' })).toBeChecked()
    await expect(await dialog.findByRole('button', { name: '1 პროდუქტის ჩვენება' })).toBeVisible()
  },
}

/** On a phone: the number follows the filters, and stays while the next one is loading. */
export const PanelPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: { handlers: shopHandlers({ products: [...products(12), product({ rating: 3.4 })] }) },
  },
  play: async (context) => {
    await openPanel(context)
    const dialog = panel(context)
    await dialog.findByRole('button', { name: '13 პროდუქტის ჩვენება' })
    await context.userEvent.click(dialog.getByRole('radio', { name: '4 და მეტი' }))
    await expect(dialog.getByRole('button', { name: '13 პროდუქტის ჩვენება' })).toBeVisible()
    await expect(await dialog.findByRole('button', { name: '12 პროდუქტის ჩვენება' })).toBeVisible()
  },
}

/** The singular in English. */
export const PanelEnglish: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: shopHandlers({ products: [discountedProduct(), ...products(3)] }) } },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^Filters/ }))
    const page = within(context.canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Filters' }))
    await dialog.findByRole('button', { name: 'Show 4 products' })
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'On sale only' }))
    await expect(await dialog.findByRole('button', { name: 'Show 1 product' })).toBeVisible()
  },
}

/** No results: the button says so and can be pressed. */
export const PanelNone: Story = {
  args: { path: '/?min_price=9000000' },
  play: async (context) => {
    await openPanel(context)
    await expect(await panel(context).findByRole('button', { name: 'ასეთი პროდუქტი არ არის' })).toBeEnabled()
  },
}

/** The number can't be loaded: the button has none. */
export const PanelCountFailed: Story = {
  parameters: { msw: { handlers: [failingHandler('/v1/products/'), ...shopHandlers()] } },
  play: async (context) => {
    await openPanel(context)
    await expect(panel(context).getByRole('button', { name: 'ჩვენება' })).toBeEnabled()
  },
}

/** An invalid price has an error beside it. */
export const PanelWrong: Story = {
  play: async (context) => {
    await openPanel(context)
    const dialog = panel(context)
    const from = dialog.getByRole('textbox', { name: 'დან' })
    await context.userEvent.type(from, 'ბევრი')
    await context.userEvent.click(dialog.getByRole('button', { name: 'ჩვენება' }))
    await expect(await dialog.findByText('მიუთითეთ თანხა, მაგალითად 25')).toBeVisible()
  },
}

/** The active filters above the list. */
export const Chosen: Story = {
  args: { path: ALL },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^5,50.*მოხსნა$/ })).toBeVisible()
    await expect(await filters(canvas)).toHaveAccessibleName('ფილტრები, არჩეულია 5')
    await userEvent.click(canvas.getByRole('link', { name: /^მხოლოდ ფასდაკლებით/ }))
    await expect(canvas.getByRole('link', { name: /^მხოლოდ მარაგში/ })).toHaveFocus()
  },
}

/** On a phone they take more than one line. */
export const ChosenPhone: Story = {
  ...Chosen,
  globals: { viewport: { value: 'phone' } },
}

/** No results, with a button that clears the filters and moves the focus to the list (CAT-09). */
export const NothingMatches: Story = {
  args: { path: '/?min_price=9000000' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'ფილტრების გასუფთავება' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9))
    await waitFor(() => expect(canvasElement.querySelector('#catalogue')).toHaveFocus())
  },
}
