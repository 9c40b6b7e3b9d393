import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { user } from '../../mocks/accounts.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { stockHandlers, stockItem, type MockStock } from '../../mocks/adminStock.ts'
import { failingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'
import { fakeCamera } from '../support/fakeCamera.ts'

const items = {
  '4860001230013': stockItem(),
  'SP-75': stockItem({
    ...{ product_id: 'p2', specification_id: 's1', name: 'ჩურჩხელა', specification: 'ნიგვზით', stock: 3 },
  }),
}
const DRAFT = `dukani.stockCount.${user().id}`

/** A count that was interrupted. @param sentAt when it was sent; null: it wasn't */
const draft = (sentAt: number | null = null) => {
  const rows = Object.entries(items).map(([code, item]) => ({ item, code, counted: '3' }))
  const sent = sentAt && { key: 'k1', at: sentAt }
  localStorage.setItem(DRAFT, JSON.stringify({ rows, sent }))
}

const shown = (mock: MockStock = {}, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { server: () => [...before, ...stockHandlers({ items, ...mock }), ...adminHandlers()] },
})

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, ...shown().parameters },
  beforeEach: () => {
    const leave = adminScreen.beforeEach()
    localStorage.removeItem(DRAFT)
    return () => {
      leave()
      localStorage.removeItem(DRAFT)
    }
  },
  args: { path: '/stock', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const codeField = () => screen.findByRole('textbox', { name: 'შტრიხკოდი, SKU ან კოდი' })
const pieces = (name: RegExp) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.findByRole('button', { name })

/** Two products are counted by typing, one of them twice; the differences are shown before they are applied. */
export const Counted: Story = {
  play: async ({ userEvent }) => {
    const code = await codeField()
    for (const each of ['4860001230013', 'SP-75', 'SP-75']) await userEvent.type(code, `${each}{Enter}`)
    const sweets = await pieces(/ჩურჩხელა/)
    await waitFor(() => expect(sweets).toHaveValue('2'))
    const wine = await pieces(/საფერავი/)
    await userEvent.clear(wine)
    await expect(wine).toHaveAccessibleDescription('მიუთითეთ მთელი რიცხვი, მაგალითად 12')
    await expect(await button('შედარება')).toBeDisabled()
    await userEvent.type(wine, '14')
    await userEvent.click(await button('შედარება'))
    const review = within(await screen.findByRole('list', { name: 'შედარება მარაგთან' }))
    await expect(review.getByText('ემთხვევა')).toBeVisible()
    await expect(review.getByText('განსხვავება −1')).toBeVisible()
    await userEvent.click(await button('მარაგში ასახვა'))
    await expect(await screen.findByText('მარაგი განახლდა')).toBeVisible()
    await userEvent.click(await button('ახალი დათვლა'))
    await expect(await screen.findByText('ჯერ არაფერი დათვლილა')).toBeVisible()
  },
}

/** What was counted before a reload. */
export const Kept: Story = {
  beforeEach: () => draft(),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('საფერავი, ქვევრის ღვინო: მოშორება'))
    await expect(await pieces(/ჩურჩხელა/)).toHaveValue('3')
    await userEvent.click(await button('თავიდან დაწყება'))
    await expect(localStorage.getItem(DRAFT)).toBeNull()
  },
}

/** The page was reloaded while a count was sent: it can only be sent again, and is then applied once. */
export const SentBefore: Story = {
  beforeEach: () => draft(Date.now()),
  play: async () => {
    await expect(await button('მარაგში ასახვა')).toBeEnabled()
    await expect(screen.getByText(/გაგზავნეთ თავიდან: ორჯერ არ აისახება/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'დათვლის გაგრძელება' })).toBeNull()
  },
}

/** A count whose answer never came: after a day the server doesn't know it any more, so the stock is read again. */
export const SentLongAgo: Story = {
  beforeEach: () => draft(1),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/არ ვიცით, აისახა თუ არა/)).toBeVisible()
    await userEvent.click(await button('ახლანდელ მარაგთან შედარება'))
    await expect(await screen.findByText(/მარაგი თავიდან წავიკითხეთ/)).toBeVisible()
    await userEvent.click(await button('დათვლის გაგრძელება'))
    await expect(await pieces(/საფერავი/)).toHaveValue('3')
  },
}

/** More was ordered meanwhile than was counted, and something is no longer sold. */
export const Conflicts: Story = {
  ...shown({ states: ['short', 'gone'] }),
  beforeEach: () => draft(),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('შედარება'))
    await userEvent.click(await button('მარაგში ასახვა'))
    await expect(await screen.findByText('შეკვეთილია 2 ცალით მეტი, ვიდრე დათვლილია')).toBeVisible()
    await expect(screen.getByText('აღარ იყიდება')).toBeVisible()
  },
}

/** Nothing is counted yet, and the code isn't known. */
export const UnknownCode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await codeField(), '123{Enter}')
    await expect(await screen.findByText('123: ასეთი კოდით პროდუქტი არ არის.')).toBeVisible()
    await expect(screen.getByText('ჯერ არაფერი დათვლილა')).toBeVisible()
  },
}

/** Without a connection a known code is counted, and another one isn't. */
export const Offline: Story = {
  beforeEach: () => {
    draft()
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ userEvent }) => {
    const wasThree = await pieces(/ჩურჩხელა/)
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    await userEvent.type(await codeField(), 'SP-75{Enter}')
    await waitFor(() => expect(wasThree).toHaveValue('4'))
    await userEvent.type(await codeField(), '999{Enter}')
    await expect(await screen.findByText(/^999: /)).toBeVisible()
  },
}

/** The server refuses a count: it can be corrected. */
export const Refused: Story = {
  ...shown({}, failingHandler('/v1/admin/stock/counts/', 400)),
  beforeEach: () => draft(),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('შედარება'))
    await userEvent.click(await button('მარაგში ასახვა'))
    await expect(await screen.findByText('სერვერის შეცდომა. სცადეთ მოგვიანებით.')).toBeVisible()
    await userEvent.click(await button('დათვლის გაგრძელება'))
    await expect(await pieces(/საფერავი/)).toHaveValue('3')
  },
}

/** The camera reads a code, which counts once while it stays in sight; it is off when the page is left. */
export const Camera: Story = {
  beforeEach: () => fakeCamera({ codes: ['SP-75'] }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('კამერით სკანირება'))
    await expect(await pieces(/ჩურჩხელა/)).toHaveValue('1')
    await userEvent.click(await button('კამერის გამორთვა'))
    await expect(screen.queryByLabelText('კამერის გამოსახულება')).toBeNull()
  },
}

/** The page is hidden, by another tab or program: the camera is off then, and isn't on again by itself. */
export const CameraHidden: Story = {
  beforeEach: () => {
    const remove = fakeCamera({ codes: ['SP-75'] })
    return () => {
      remove()
      Reflect.deleteProperty(document, 'hidden')
    }
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('კამერით სკანირება'))
    await expect(await pieces(/ჩურჩხელა/)).toHaveValue('1')
    const video = screen.getByLabelText<HTMLVideoElement>('კამერის გამოსახულება')
    const [track] = (video.srcObject as MediaStream).getTracks()
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await button('კამერით სკანირება')).toBeVisible()
    await expect(track?.readyState).toBe('ended')
  },
}

/** The browser may not use the camera: codes can still be typed. */
export const CameraRefused: Story = {
  beforeEach: () => fakeCamera({ failure: 'NotAllowedError' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('კამერით სკანირება'))
    await expect(await screen.findByText(/კამერის გამოყენება აკრძალული აქვს/)).toBeVisible()
    await expect(await button('კამერით სკანირება')).toBeVisible()
  },
}

/** There is no camera. */
export const CameraMissing: Story = {
  beforeEach: () => fakeCamera({ failure: 'NotFoundError' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('კამერით სკანირება'))
    await expect(await screen.findByText(/კამერა არ აქვს/)).toBeVisible()
  },
}

/** The camera is pulled out, or another program takes it. */
export const CameraLost: Story = {
  beforeEach: () => fakeCamera({ codes: ['SP-75'] }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('კამერით სკანირება'))
    await expect(await pieces(/ჩურჩხელა/)).toHaveValue('1')
    const video = screen.getByLabelText<HTMLVideoElement>('კამერის გამოსახულება')
    const [track] = (video.srcObject as MediaStream).getTracks()
    track?.dispatchEvent(new Event('ended'))
    await expect(await screen.findByText(/კამერა გაითიშა/)).toBeVisible()
    await expect(track?.readyState).toBe('ended')
  },
}

export const English: Story = { globals: { language: 'en' }, beforeEach: () => draft() }
