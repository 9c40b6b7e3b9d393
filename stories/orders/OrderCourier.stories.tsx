import type { Order } from '@dukani/contracts'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import { courierHandler, courierLocation, type CourierAnswer } from '../../mocks/courier.ts'
import { orderListHandlers } from '../../mocks/orderListHandlers.ts'
import { awkwardOrder, order } from '../../mocks/orders.ts'
import { pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { withStillMap } from '../support/addressScene.tsx'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'
import { shownOrder } from '../support/shownOrder.ts'
import { mapWithoutTiles, noMap } from '../support/stillMap.ts'

const HOME = { latitude: 41.6995, longitude: 44.796 }
const shipped = order({ status: 'shipped', payment_status: 'completed', ...HOME })
const MINUTE_MS = 60_000
// Well within the second minute: what is said of it keeps up with a clock that is a moment behind.
const here = { ...courierLocation(), agoMs: 2.5 * MINUTE_MS }

/** A story of an order whose courier is looked for with these answers. */
const looking = (one: Order, ...answers: readonly CourierAnswer[]) =>
  shownOrder(one, courierHandler(...answers))

const meta = {
  component: Screen,
  decorators: [withStillMap],
  beforeEach: asCustomer(),
  args: { path: `/orders/${shipped.id}`, language: 'ka' },
  parameters: { ...screenParameters, ...looking(shipped, here).parameters },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const WAITING = 'კურიერის ადგილმდებარეობა აქ გამოჩნდება'

/** The courier's section, once the sheet has stopped moving. */
const courier = async () => {
  const region = await screen.findByRole('region', { name: 'კურიერი რუკაზე' })
  await waitFor(() => expect(region).toBeVisible())
  region.scrollIntoView({ block: 'center' })
  return within(region)
}

/** The courier and the address, distinguished by shape and words, and when the courier was there. */
export const Default: Story = {
  play: async () => {
    const inside = await courier()
    await expect(await inside.findByRole('img', { name: 'კურიერი' })).toBeVisible()
    await expect(await inside.findByRole('img', { name: 'მიწოდების მისამართი' })).toBeVisible()
    await expect(inside.getByText('კურიერის ბოლო ადგილმდებარეობა: 2 წუთის წინ')).toBeVisible()
  },
}

/** Neither the courier's nor the address's position is known: the map has no markers. */
export const Waiting: Story = {
  ...looking(order({ status: 'confirmed' }), 404),
  play: async () => {
    await expect(await (await courier()).findByText(WAITING)).toBeVisible()
  },
}

/** Only the address's position is known. */
export const WaitingAtAddress: Story = {
  ...looking(shipped, 404),
  play: async () => {
    const inside = await courier()
    await expect(await inside.findByText(WAITING)).toBeVisible()
    await expect(await inside.findByRole('img', { name: 'მიწოდების მისამართი' })).toBeVisible()
    await expect(inside.queryByRole('img', { name: 'კურიერი' })).toBeNull()
  },
}

/** The first request is pending. */
export const Looking: Story = {
  args: { path: `/orders/${shipped.id}` },
  parameters: {
    msw: {
      handlers: [
        pendingHandler(`/v1/orders/${shipped.id}/courier-location/`),
        ...orderListHandlers([order({ status: 'shipped' })]),
        ...shopHandlers(),
      ],
    },
  },
}

const withNoMap: Decorator = (Story) => (
  <EngineContext value={() => Promise.resolve(noMap)}>
    <Story />
  </EngineContext>
)
const withoutTiles: Decorator = (Story) => (
  <EngineContext value={() => Promise.resolve(mapWithoutTiles)}>
    <Story />
  </EngineContext>
)

/** Without WebGL: the text, with links to both places on another map. */
export const NoMap: Story = {
  decorators: [withNoMap],
  play: async () => {
    const inside = await courier()
    await expect(await inside.findByRole('alert')).toHaveTextContent('რუკის ინიციალიზაცია ვერ მოხერხდა')
    // No map may be known before the answer that says where the courier was.
    await expect(await inside.findByText('კურიერის ბოლო ადგილმდებარეობა: 2 წუთის წინ')).toBeVisible()
    await expect(inside.getByRole('link', { name: /^მისამართი OpenStreetMap-ზე/ })).toBeVisible()
  },
}

export const NoTiles: Story = { decorators: [withoutTiles] }

/** A very long address, on a small screen, without a map. */
export const LongTexts: Story = {
  ...looking(awkwardOrder({ status: 'shipped', ...HOME }), here),
  decorators: [withNoMap],
  globals: { viewport: { value: 'narrowest' } },
}
