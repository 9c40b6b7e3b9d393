import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminHandlers, type MockBackOffice } from '../../mocks/adminHandlers.ts'
import { adminProductHandlers } from '../../mocks/adminProductHandlers.ts'
import { promotion, promotionHandlers, promotionPreview } from '../../mocks/adminPromotions.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/promotions', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type User = Parameters<Play>[0]['userEvent']

const office = (state: MockBackOffice, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { server: () => [...before, ...adminProductHandlers(), ...adminHandlers(state)] },
})
const list = async () => within(await screen.findByRole('list', { name: 'აქციები' }))
const press = (userEvent: User, name: string) => userEvent.click(screen.getByRole('button', { name }))

/** 20 % off wine. */
async function fill(userEvent: User) {
  await userEvent.type(await screen.findByRole('textbox', { name: /^სახელი/ }), 'ახალი წელი')
  await userEvent.type(screen.getByRole('textbox', { name: /^პროცენტი/ }), '20')
  await screen.findByRole('option', { name: 'ღვინო' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'კატეგორიის დამატება' }), 'ღვინო')
}

/** Each state that a promotion can be in. */
export const States: Story = office({
  promotions: [
    promotion({ id: 'p1', renewing: true }),
    promotion({ id: 'p2', name: 'ახალი წელი', state: 'planned', percent: null, amount: 10, ends_at: null }),
    promotion({
      ...{ id: 'p3', name: 'ზაფხულის ფასდაკლება', state: 'ended', percent: 12.5 },
      products: [
        { id: '1', name: 'საფერავი' },
        { id: '2', name: 'ქინძმარაული' },
      ],
    }),
  ],
})

/** A promotion is looked at before it is created; then it stands first in the list. */
export const Created: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await press(userEvent, 'ჯერ ვნახოთ')
    await expect(await screen.findByText('გაიაფდება 128 პროდუქტი')).toBeVisible()
    const examples = within(screen.getByRole('list', { name: 'ფასები მანამდე და მერე' }))
    await expect(examples.getByText(/^38,50\s₾ → 30,80\s₾$/)).toBeVisible()
    await press(userEvent, 'აქციის შექმნა')
    const promotions = await list()
    await waitFor(() => expect(promotions.getAllByRole('listitem')[0]).toHaveTextContent(/ახალი წელი.*-20 %/))
    await expect(screen.getByRole('textbox', { name: /^სახელი/ })).toHaveValue('')
  },
}

/** The preview with products that keep their prices. What is changed after it is looked at anew. */
export const Preview: Story = {
  ...office({}, ...promotionHandlers([], promotionPreview({ skipped: 2 }))),
  play: async ({ userEvent }) => {
    await fill(userEvent)
    await press(userEvent, 'ჯერ ვნახოთ')
    await expect(await screen.findByText(/2 პროდუქტის ფასი არ იცვლება/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /^პროცენტი/ }), ',5')
    await expect(screen.queryByText(/2 პროდუქტის ფასი არ იცვლება/)).toBeNull()
    await press(userEvent, 'ჯერ ვნახოთ')
    await expect(await screen.findByRole('button', { name: 'აქციის შექმნა' })).toBeVisible()
  },
}

/** What is missing or wrong stands at its field, the server's answer too, and nothing typed is lost. */
export const FormErrors: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /^სახელი/ })
    await press(userEvent, 'ჯერ ვნახოთ')
    await waitFor(() => expect(name).toBeInvalid())
    await expect(screen.getByRole('textbox', { name: /^პროცენტი/ })).toBeInvalid()
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    await expect(alerts).toContain('აირჩიეთ კატეგორია ან პროდუქტი')
    await fill(userEvent)
    await userEvent.type(screen.getByLabelText(/^დასასრული/), '2020-01-01T10:00')
    await press(userEvent, 'ჯერ ვნახოთ')
    await userEvent.click(await screen.findByRole('button', { name: 'აქციის შექმნა' }))
    await expect(await screen.findByText('დასასრული უკვე გავიდა.')).toBeVisible()
    await expect(name).toHaveValue('ახალი წელი')
  },
}

/** A product is found and added; it can be taken out again. */
export const OneProduct: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'პროდუქტის დამატება' }), 'საფერავი')
    await userEvent.click(await screen.findByRole('option', { name: /საფერავი, ქვევრის ღვინო/ }))
    const targets = within(await screen.findByRole('list', { name: 'რაზე ვრცელდება' }))
    await expect(targets.getByText('საფერავი, ქვევრის ღვინო')).toBeVisible()
    await press(userEvent, 'საფერავი, ქვევრის ღვინო: წაშლა')
    await expect(await screen.findByText('აირჩიეთ კატეგორია ან პროდუქტი')).toBeVisible()
  },
}

/** A running promotion is changed; its start stays. */
export const Changed: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'შაბათ-კვირა: შეცვლა' }))
    const percent = await screen.findByRole('textbox', { name: /^პროცენტი/ })
    await expect(screen.getByLabelText(/^დასაწყისი/)).toHaveAttribute('readonly')
    await expect(screen.getByRole('textbox', { name: /^სახელი/ })).toHaveFocus()
    await userEvent.clear(percent)
    await userEvent.type(percent, '30')
    await press(userEvent, 'ჯერ ვნახოთ')
    await userEvent.click(await screen.findByRole('button', { name: 'შენახვა' }))
    await expect(await (await list()).findByText('-30 %')).toBeVisible()
  },
}

/** One that is on is ended after a question. */
export const Ended: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'შაბათ-კვირა: დასრულება' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'დასრულება' }))
    await expect(await (await list()).findByText('დასრულდა')).toBeVisible()
  },
}

/** One that hasn't begun is deleted after a question. */
export const Deleted: Story = {
  ...office({ promotions: [promotion({ state: 'planned' })] }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'შაბათ-კვირა: წაშლა' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'წაშლა' }))
    await expect(await screen.findByText('აქციები ჯერ არ არის')).toBeVisible()
  },
}

export const Empty: Story = office({ promotions: [] })
export const Loading: Story = office({}, pendingHandler('/v1/admin/promotions/'))
export const Failed: Story = office({}, failingHandler('/v1/admin/promotions/'))
export const English: Story = { ...office({}), globals: { language: 'en' } }
