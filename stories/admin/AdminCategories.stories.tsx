import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { serverKa } from '@dukani/i18n'
import { adminHandlers, type MockBackOffice } from '../../mocks/adminHandlers.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/categories', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const office = (state: MockBackOffice, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { server: () => [...before, ...adminHandlers(state)] },
})
const list = async () => within(await screen.findByRole('list', { name: 'კატეგორიები' }))
const titles = async () =>
  (await list()).getAllByRole('button', { name: /: სახელის შეცვლა$/ }).map((button) => button.textContent)

/** Categories with products and without. */
export const List: Story = office({})

/** A category is moved up twice: it comes first, and the focus moves with it. */
export const Sorted: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    const up = await screen.findByRole('button', { name: 'საახალწლო საჩუქრები: ზემოთ' })
    await userEvent.click(up)
    await userEvent.keyboard('{Enter}')
    await expect(await titles()).toEqual(['საახალწლო საჩუქრები', 'ღვინო', 'სამზარეულო'])
    await expect(screen.getByRole('button', { name: 'საახალწლო საჩუქრები: ზემოთ' })).toHaveFocus()
  },
}

/** An order that can’t be saved is taken back. */
export const NotSorted: Story = {
  ...office(
    {},
    http.put('*/v1/admin/categories/order/', () =>
      HttpResponse.json({ detail: serverKa['server.categoriesChanged'] }, { status: 409 }),
    ),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ღვინო: ქვემოთ' }))
    await expect(await screen.findByText(/კატეგორიები ამასობაში შეიცვალა/)).toBeVisible()
    await waitFor(async () => expect(await titles()).toEqual(['ღვინო', 'სამზარეულო', 'საახალწლო საჩუქრები']))
  },
}

/** Renamed in place. */
export const Renamed: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^სამზარეულო: სახელის/ }))
    const field = screen.getByRole('textbox', { name: 'კატეგორია 2' })
    await userEvent.clear(field)
    await userEvent.type(field, 'ჭურჭელი{Enter}')
    await expect(await screen.findByRole('button', { name: /^ჭურჭელი: სახელის/ })).toBeVisible()
  },
}

/** A category without an English name gets one. */
export const NamedInEnglish: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^საახალწლო საჩუქრები: ინგლისური/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^კატეგორია 3, ინგ/ }), 'New Year gifts{Enter}')
    await expect(
      await screen.findByRole('button', { name: /^საახალწლო საჩუქრები: New Year gifts,/ }),
    ).toBeVisible()
    await expect(await titles()).toEqual(['ღვინო', 'სამზარეულო', 'საახალწლო საჩუქრები'])
  },
}

/** Another category has the title: what was typed stays. */
export const NotRenamed: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^სამზარეულო: სახელის/ }))
    const field = screen.getByRole('textbox', { name: 'კატეგორია 2' })
    await userEvent.clear(field)
    await userEvent.type(field, 'ღვინო{Enter}')
    await expect(await screen.findByText('ასეთი კატეგორია უკვე არის.')).toBeVisible()
    await expect(field).toHaveValue('ღვინო')
  },
}

/** A new one comes last. */
export const Created: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'სახელი' })
    await userEvent.click(screen.getByRole('button', { name: 'დამატება' }))
    await expect(await screen.findByText('ეს ველი აუცილებელია.')).toBeVisible()
    await userEvent.type(field, 'წიგნები')
    await userEvent.type(screen.getByRole('textbox', { name: 'სახელი ინგლისურად' }), 'Books{Enter}')
    await expect(await screen.findByText('„წიგნები“ დაემატა.')).toBeVisible()
    await expect((await titles()).at(-1)).toBe('წიგნები')
  },
}

/** One without products is deleted after a question. */
export const Deleted: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'საახალწლო საჩუქრები: წაშლა' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'წაშლა' }))
    await expect(await screen.findByText('შენახულია')).toBeVisible()
    await expect(await titles()).toEqual(['ღვინო', 'სამზარეულო'])
  },
}

export const Empty: Story = {
  ...office({ categories: [] }),
  play: async () => {
    await expect(await screen.findByText('კატეგორიები ჯერ არ არის')).toBeVisible()
  },
}
export const Loading: Story = office({}, pendingHandler('/v1/admin/categories/'))
export const Failed: Story = office({}, failingHandler('/v1/admin/categories/'))
export const English: Story = { ...office({}), globals: { language: 'en' } }
