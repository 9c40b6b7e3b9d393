import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { awkwardProduct } from '../../mocks/products.ts'
import { failingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const SEARCHES = ['ღვინო', 'თაფლი', 'ტყავის ჩანთა']

const meta = {
  component: Screen,
  parameters: { ...screenParameters, msw: { handlers: shopHandlers() } },
  args: { path: '/', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const typing =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9))
    await userEvent.type(canvas.getByRole('combobox', { name: 'ძიება' }), text)
  }

/** Products with pictures and prices; the typed text is marked. */
export const Products: Story = {
  play: async (context) => {
    await typing('საფ')(context)
    const list = await context.canvas.findByRole('listbox', { name: 'ძიების შემოთავაზებები' })
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(0))
    await expect(within(list).getAllByText('საფ')[0]?.tagName).toBe('MARK')
    await context.userEvent.keyboard('{ArrowDown}')
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  },
}

/** In Latin letters too. */
export const Categories: Story = {
  play: async (context) => {
    await typing('ghvin')(context)
    const group = await context.canvas.findByRole('group', { name: 'კატეგორიები' })
    await expect(within(group).getAllByRole('option').length).toBeGreaterThan(0)
  },
}

/** An empty field offers recent searches, which can be removed. */
export const Recent: Story = {
  beforeEach: () => localStorage.setItem('dukani.searches', JSON.stringify(SEARCHES)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'ძიება' }))
    await expect(await canvas.findByRole('listbox', { name: 'ბოლო ძიებები' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'ძიების წაშლა: თაფლი' }))
    await expect(canvas.queryByRole('option', { name: 'თაფლი' })).toBeNull()
    await expect(canvas.getByRole('option', { name: 'ღვინო' })).toBeVisible()
  },
}

/** By keyboard too: one is searched for again, and all are removed at once. */
export const RecentByKeys: Story = {
  beforeEach: () => localStorage.setItem('dukani.searches', JSON.stringify(SEARCHES)),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'ძიება' })
    await userEvent.click(field)
    await canvas.findByRole('listbox', { name: 'ბოლო ძიებები' })
    await userEvent.keyboard('{ArrowDown}{Delete}')
    await expect(canvas.queryByRole('option', { name: 'ღვინო' })).toBeNull()
    await expect(canvas.getByRole('option', { name: 'თაფლი' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue('თაფლი'))
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await waitFor(() => expect(canvas.getByText('ძიების შედეგი: „თაფლი“')).toBeVisible())
    await userEvent.clear(field)
    await userEvent.click(await canvas.findByRole('option', { name: 'ყველას წაშლა' }))
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(localStorage.getItem('dukani.searches')).toBeNull()
  },
}

export const LongText: Story = {
  parameters: {
    msw: {
      handlers: shopHandlers({
        products: Array.from({ length: 9 }, (_, index) => awkwardProduct({ id: `awkward-${index}` })),
      }),
    },
  },
  play: async (context) => {
    await typing('ა')(context)
    const list = await context.canvas.findByRole('listbox', { name: 'ძიების შემოთავაზებები' })
    // The categories are there before the products.
    const products = await within(list).findByRole('group', { name: 'პროდუქტები' })
    await expect(within(products).getAllByRole('option')).toHaveLength(5)
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
  globals: { viewport: { value: 'narrowest' } },
}

/** If the request fails nothing is suggested; only the list shows the error (CAT-08). */
export const Failing: Story = {
  parameters: { msw: { handlers: [failingHandler('/v1/products/'), ...shopHandlers()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'ძიება' }), 'ჩაიდანი')
    await waitFor(() => expect(canvas.getByText('პროდუქტები ვერ ჩაიტვირთა')).toBeVisible())
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(
      within(canvas.getByRole('region', { name: 'შეტყობინებები' })).queryByRole('listitem'),
    ).toBeNull()
  },
}
