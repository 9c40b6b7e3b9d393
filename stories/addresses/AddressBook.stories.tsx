import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { address } from '../../mocks/addresses.ts'
import { placeAtPoint, placeHandlers } from '../../mocks/places.ts'
import { unreachableHandler } from '../../mocks/shopHandlers.ts'
import { HOME, openBook, PARENTS, pickPlace, withStillMap } from '../support/addressScene.tsx'
import { profileScreen, shop, type Scene } from '../support/profileScene.ts'
import { Screen } from '../support/Screen.tsx'

const PATH = '*/v1/customer/addresses/'

const meta = { component: Screen, decorators: [withStillMap], ...profileScreen } satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const add = async (scene: Scene) => {
  const { dialog } = await openBook(scene)
  await scene.userEvent.click(await dialog.findByRole('button', { name: 'Add New Address' }))
  return dialog
}
const type = async (scene: Scene) => {
  const { dialog } = await openBook(scene)
  await scene.userEvent.click(await dialog.findByRole('button', { name: 'ხელით შეყვანა' }))
  const form = within(await dialog.findByRole('form', { name: 'ახალი მისამართი' }))
  return { dialog, form }
}

/** Each field of each address is a button until it is pressed. */
export const Book: Story = {
  name: 'PROF-04 The book',
  play: async (scene) => {
    const { card } = await openBook(scene)
    for (const name of [HOME, PARENTS]) {
      const shown = await card(name)
      await expect(shown.getAllByRole('button', { name: /რედაქტირება$/ })).toHaveLength(4)
      await waitFor(() => expect(shown.getByRole('button', { name: `Delete: ${name}` })).toBeVisible())
    }
  },
}

/** The chosen address can be corrected. */
export const Picked: Story = {
  play: async (scene) => {
    const dialog = await add(scene)
    await pickPlace(scene)
    const form = within(await dialog.findByRole('form', { name: 'ახალი მისამართი' }))
    await waitFor(() => expect(form.getByRole('heading', { name: 'ახალი მისამართი' })).toHaveFocus())
    await expect(form.getByRole('textbox', { name: /^მისამართი/ })).toHaveValue('კეთილდღეობის ქუჩა 5')
  },
}

/** A field that the map couldn't fill is empty and invalid, and has the focus. */
export const PickedInPart: Story = {
  name: 'PROF-11 Picked in part',
  parameters: shop(
    {},
    ...placeHandlers({ at: { ...placeAtPoint(), display_name: 'სნო', address: { village: 'სნო' } } }),
  ),
  play: async (scene) => {
    const dialog = await add(scene)
    await pickPlace(scene)
    const form = within(await dialog.findByRole('form', { name: 'ახალი მისამართი' }))
    await waitFor(() => expect(form.getByRole('textbox', { name: /^რეგიონი/ })).toHaveFocus())
    await expect(form.getByRole('textbox', { name: /^რეგიონი/ })).toBeInvalid()
  },
}

export const TypedByHand: Story = {
  parameters: shop({ addresses: [] }),
  play: async (scene) => {
    const { form } = await type(scene)
    await waitFor(() => expect(form.getByRole('textbox', { name: /^მისამართი/ })).toHaveFocus())
    await scene.userEvent.click(form.getByRole('button', { name: 'მისამართის შენახვა' }))
    await waitFor(() => expect(form.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(3))
  },
}

export const Saving: Story = {
  parameters: shop(
    { addresses: [address()] },
    http.post(PATH, () => new Promise<undefined>(() => {})),
  ),
  play: async (scene) => {
    const { form } = await type(scene)
    for (const name of [/^მისამართი/, /^ქალაქი/, /^რეგიონი/]) {
      await scene.userEvent.click(form.getByRole('textbox', { name }))
      await scene.userEvent.paste('გორი')
    }
    await scene.userEvent.click(form.getByRole('button', { name: 'მისამართის შენახვა' }))
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'მისამართის შენახვა' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** A server without a reason. */
export const CreationFailed: Story = {
  name: 'PROF-07 Creation failed',
  parameters: shop(
    {},
    http.post(PATH, () => HttpResponse.json({}, { status: 400 })),
  ),
  play: async (scene) => {
    const dialog = await add(scene)
    await pickPlace(scene)
    const form = within(await dialog.findByRole('form', { name: 'ახალი მისამართი' }))
    await scene.userEvent.click(form.getByRole('button', { name: 'მისამართის შენახვა' }))
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Address creation failed'))
    await expect(form.getByRole('textbox', { name: /^მისამართი/ })).toHaveValue('კეთილდღეობის ქუჩა 5')
  },
}

/** What was typed stays, with the reason. */
export const EditUnreachable: Story = {
  parameters: shop({}, unreachableHandler(`/v1/customer/addresses/${address().id}/`)),
  play: async (scene) => {
    const { card } = await openBook(scene)
    const inside = await card(HOME)
    await scene.userEvent.click(inside.getByRole('button', { name: 'ქალაქი: თბილისი, რედაქტირება' }))
    const input = inside.getByRole('textbox', { name: /^ქალაქი/ })
    await scene.userEvent.clear(input)
    await scene.userEvent.paste('რუსთავი')
    await scene.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inside.getByText('სერვერთან დაკავშირება ვერ მოხერხდა')).toBeVisible())
    await expect(input).toHaveValue('რუსთავი')
  },
}

const askDelete = async (scene: Scene) => {
  const { dialog, card } = await openBook(scene)
  await scene.userEvent.click((await card(HOME)).getByRole('button', { name: `Delete: ${HOME}` }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this address?' }),
  )
  return { dialog, question }
}

/** The focus is on the button that keeps the address. */
export const DeletionAsked: Story = {
  name: 'PROF-04 Deletion asked',
  play: async (scene) => {
    const { question } = await askDelete(scene)
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** The address is restored, with an error. */
export const DeletionFailed: Story = {
  name: 'PROF-07 Deletion failed',
  parameters: shop(
    {},
    http.delete(`${PATH}:id/`, () => HttpResponse.json({}, { status: 400 })),
  ),
  play: async (scene) => {
    const { dialog, question } = await askDelete(scene)
    await scene.userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByText('Address deletion failed')).toBeVisible())
    await expect(await dialog.findByRole('group', { name: HOME })).toBeVisible()
  },
}

export const LongTexts: Story = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: shop({
    addresses: [
      address({
        home_address: 'გენერალფელდმარშლისქუჩა'.repeat(5),
        city: 'თვითმმართველიქალაქი'.repeat(3),
        region: 'სამეგრელო-ზემო სვანეთის მხარე, წალენჯიხის მუნიციპალიტეტი',
      }),
    ],
  }),
  play: async (scene) => void (await openBook(scene)),
}
