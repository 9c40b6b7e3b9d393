import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { loadLaterTexts } from '#shared/language/catalogues.ts'
import { failingHandler, pendingHandler } from '../mocks/shopHandlers.ts'
import { having, map, picker, PickerScene, press, type, withPosition } from './support/pickerScene.tsx'
import { mapWithoutTiles, noMap, stillMap } from './support/stillMap.ts'

const SEARCH = '/v1/customer/search-address/'
const REVERSE = '/v1/customer/reverse-geocode/'

const meta = {
  component: PickerScene,
  parameters: { layout: 'fullscreen', ...having() },
  args: { engine: stillMap, language: 'ka', onChoose: fn() },
  loaders: [loadLaterTexts],
} satisfies Meta<typeof PickerScene>

export default meta
type Story = StoryObj<typeof PickerScene>
export const NothingSuggested: Story = {
  play: async ({ userEvent }) => {
    await map()
    await type(userEvent, 'ატლანტიდა')
    await waitFor(async () => expect((await picker()).getByText('მისამართი ვერ მოიძებნა')).toBeVisible())
  },
}

/** MAP-04 */
export const BlankSearch: Story = {
  play: async ({ userEvent }) => {
    await map()
    await press(userEvent, 'ძიება')
    await expect(await (await picker()).findByText('გთხოვთ შეიყვანოთ მისამართი')).toBeVisible()
  },
}

/** MAP-04 */
export const SearchFails: Story = {
  parameters: having(failingHandler(SEARCH, 400)),
  play: async ({ userEvent }) => {
    await map()
    await type(userEvent, 'ბათუმი')
    await press(userEvent, 'ძიება')
    await expect(await (await picker()).findByText('ძიებისას მოხდა შეცდომა')).toBeVisible()
  },
}

/** MAP-05: the point stays, and can be chosen without its address. */
export const NobodyKnowsThePlace: Story = {
  parameters: having(failingHandler(REVERSE, 404)),
  play: async ({ userEvent }) => {
    await userEvent.click(await map())
    await expect(await (await picker()).findByRole('alert')).toHaveTextContent(
      'მისამართის ამოღება ვერ მოხერხდა',
    )
  },
}

/** The address is on its way; a choice made meanwhile is carried out when it is there. */
export const AskingForTheAddress: Story = {
  parameters: having(pendingHandler(REVERSE)),
  play: async ({ userEvent }) => {
    await userEvent.click(await map())
    await expect(await (await picker()).findByText('მისამართი იძებნება…')).toBeVisible()
    await press(userEvent, 'მისამართის არჩევა')
  },
}

/** MAP-06 */
export const PositionRefused: Story = {
  beforeEach: withPosition((_, refused) => refused?.({ code: 1 } as GeolocationPositionError)),
  play: async ({ userEvent }) => {
    await map()
    await press(userEvent, 'ჩემი მდებარეობა')
    await expect(await (await picker()).findByRole('alert')).toHaveTextContent(
      'გეოლოკაციის მიღება ვერ მოხერხდა',
    )
  },
}

export const LookingForThePosition: Story = {
  beforeEach: withPosition(() => undefined),
  play: async ({ userEvent }) => {
    await map()
    await press(userEvent, 'ჩემი მდებარეობა')
  },
}

/** MAP-07 */
export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    await map()
    await press(userEvent, 'მისამართის არჩევა')
    await expect((await picker()).getByRole('alert')).toHaveTextContent(
      'გთხოვთ მონიშნოთ ადგილი რუკაზე ან მოძებნოთ მისამართი',
    )
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** MAP-08: the search gives an address all the same. */
export const NoWebGl: Story = {
  args: { engine: noMap },
  play: async ({ userEvent }) => {
    const inside = await picker()
    await expect(await inside.findByRole('alert')).toHaveTextContent('რუკის ინიციალიზაცია ვერ მოხერხდა')
    await type(userEvent, 'ბათუმი')
    await press(userEvent, 'ძიება')
    await expect(await inside.findByText('ჭავჭავაძის ქუჩა 4')).toBeVisible()
  },
}

/** MAP-08 */
export const NoTiles: Story = { args: { engine: mapWithoutTiles } }

export const MapLoading: Story = { args: { engine: 'loading' } }
