import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { loadDeferredTexts } from '#shared/language/catalogues.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { having, map, picker, PickerScene, press, type, withPosition } from '../support/pickerScene.tsx'
import { mapWithoutTiles, noMap, stillMap } from '../support/stillMap.ts'

const REVERSE = '/v1/customer/reverse-geocode/'

const meta = {
  component: PickerScene,
  parameters: { layout: 'fullscreen', ...having() },
  args: { engine: stillMap, language: 'ka', onChoose: fn() },
  loaders: [loadDeferredTexts],
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

export const BlankSearch: Story = {
  play: async ({ userEvent }) => {
    await map()
    await press(userEvent, 'ძიება')
    await expect(await (await picker()).findByText('გთხოვთ შეიყვანოთ მისამართი')).toBeVisible()
  },
}

/** The point stays, and can be chosen without its address. */
export const NobodyKnowsThePlace: Story = {
  name: 'MAP-05 Nobody knows the place',
  parameters: having(failingHandler(REVERSE, 404)),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await map())
    await expect(await (await picker()).findByRole('alert')).toHaveTextContent(
      'მისამართის ამოღება ვერ მოხერხდა',
    )
    await press(userEvent, 'მისამართის არჩევა')
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ home_address: '', city: '', region: '', postal_code: '', full_address: '' }),
    )
  },
}

/** The address is loading; a choice made meanwhile takes effect when it arrives. */
export const AskingForTheAddress: Story = {
  parameters: having(pendingHandler(REVERSE)),
  play: async ({ userEvent }) => {
    await userEvent.click(await map())
    await expect(await (await picker()).findByText('მისამართი იძებნება…')).toBeVisible()
    await press(userEvent, 'მისამართის არჩევა')
  },
}

/** Nothing is chosen, and the device's position is unavailable. */
export const NothingChosen: Story = {
  name: 'MAP-06 MAP-07 Nothing chosen, no position',
  beforeEach: withPosition((_, refused) => refused?.({ code: 1 } as GeolocationPositionError)),
  play: async ({ userEvent, args }) => {
    await map()
    const inside = await picker()
    await press(userEvent, 'მისამართის არჩევა')
    await expect(inside.getByRole('alert')).toHaveTextContent(
      'გთხოვთ მონიშნოთ ადგილი რუკაზე ან მოძებნოთ მისამართი',
    )
    await expect(args.onChoose).not.toHaveBeenCalled()
    await press(userEvent, 'ჩემი მდებარეობა')
    await waitFor(() =>
      expect(inside.getByRole('alert')).toHaveTextContent('გეოლოკაციის მიღება ვერ მოხერხდა'),
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

/** The search still finds an address. */
export const NoWebGl: Story = {
  args: { engine: noMap },
  play: async () => {
    await expect(await (await picker()).findByRole('alert')).toHaveTextContent(
      'რუკის ინიციალიზაცია ვერ მოხერხდა',
    )
  },
}

export const NoTiles: Story = { args: { engine: mapWithoutTiles } }

export const MapLoading: Story = { args: { engine: 'loading' } }
