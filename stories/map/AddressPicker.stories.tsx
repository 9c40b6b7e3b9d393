import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { loadLanguage, loadDeferredTexts } from '#shared/language/catalogues.ts'
import { place, placeHandlers } from '../../mocks/places.ts'
import { having, map, picker, PickerScene, press, type } from '../support/pickerScene.tsx'
import { stillMap } from '../support/stillMap.ts'

const meta = {
  component: PickerScene,
  parameters: { layout: 'fullscreen', ...having() },
  args: { engine: stillMap, language: 'ka', onChoose: fn() },
  loaders: [loadDeferredTexts, () => loadLanguage('en')],
} satisfies Meta<typeof PickerScene>

export default meta
type Story = StoryObj<typeof meta>

/** Search, map, and the three buttons; the map in the middle of Tbilisi. */
export const Default: Story = {
  name: 'MAP-01 Default',
  play: async () => {
    await map()
    const inside = await picker()
    for (const name of ['მისამართის არჩევა', 'ჩემი მდებარეობა', 'გაუქმება', 'ძიება']) {
      await expect(inside.getByRole('button', { name })).toBeVisible()
    }
  },
}

/** A place is clicked, and its address is chosen. */
export const PointedAt: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await map())
    const inside = await picker()
    await expect(await inside.findByText('კეთილდღეობის ქუჩა 5')).toBeVisible()
    await expect(inside.getByRole('img', { name: 'არჩეული ადგილი' })).toBeVisible()
    await press(userEvent, 'მისამართის არჩევა')
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ home_address: 'კეთილდღეობის ქუჩა 5', postal_code: '0101' }),
    )
  },
}

/** The crosshair shows the middle, and Space or Enter marks it. */
export const ByKeyboard: Story = {
  name: 'MAP-05 By keyboard',
  play: async ({ userEvent }) => {
    const region = await map()
    const inside = await picker()
    inside.getByRole('button', { name: 'ძიება' }).focus()
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(inside.getByText('ისრებით გადაადგილდით, Enter მონიშნავს ადგილს')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(await inside.findByText('კეთილდღეობის ქუჩა 5')).toBeVisible()
  },
}

export const Suggestions: Story = {
  play: async ({ userEvent }) => {
    await map()
    await type(userEvent, 'ჭავჭავაძის')
    await expect(await (await picker()).findAllByRole('option')).toHaveLength(3)
  },
}

const long = place({
  display_name:
    'კონსტანტინე გამსახურდიას სახელობის მეორე შესახვევის მესამე ჩიხი 123ბ, დიდი დიღმის მიკრორაიონი, თბილისი, 0159',
  address: {
    road: 'კონსტანტინე გამსახურდიას სახელობის მეორე შესახვევის მესამე ჩიხი',
    house_number: '123ბ',
    city: 'თბილისი',
    state: 'სამეგრელო-ზემო სვანეთის მხარე, მესტიის მუნიციპალიტეტი',
    postcode: '0159',
  },
})

export const LongText: Story = {
  parameters: { msw: { handlers: placeHandlers({ places: [long], at: long }) } },
  play: async ({ userEvent }) => {
    await userEvent.click(await map())
    await (await picker()).findByText(/123ბ$/)
    await type(userEvent, 'კონსტანტინე')
    await (await picker()).findByRole('option')
  },
}

export const English: Story = {
  args: { language: 'en' },
  globals: { language: 'en' },
  play: async () => {
    const locate = await screen.findByRole('button', { name: 'My position' })
    await waitFor(() => expect(locate).toBeVisible())
  },
}
