import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { twoAddresses } from '../../mocks/addresses.ts'
import { shopHandlers, type MockShop } from '../../mocks/shopHandlers.ts'
import { asCustomer } from './asCustomer.ts'
import { screenParameters } from './screenParameters.ts'

type Handlers = ReturnType<typeof shopHandlers>

/** The arguments of a play function. */
export type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>
type Dialog = Awaited<ReturnType<typeof open>>

/** The call that saves. */
export const SAVE = '/v1/accounts/profile/'

/** The shop of a customer with two addresses; what comes before answers first. */
export const shop = (state: MockShop = {}, ...before: Handlers) => ({
  msw: { handlers: [...before, ...shopHandlers({ addresses: twoAddresses(), ...state })] },
})

/** For a `meta`: the shop's first screen, with such a customer. */
export const profileScreen = {
  parameters: { ...screenParameters, ...shop() },
  beforeEach: asCustomer(),
  args: { path: '/', language: 'ka' as const },
}

/** Opens the profile modal from the bottom navigation, once the customer is known. */
export async function open({ canvas, userEvent }: Scene) {
  await canvas.findByRole('button', { name: /^ანგარიში: / })
  await userEvent.click(await canvas.findByRole('button', { name: 'პროფილი' }))
  return within(await screen.findByRole('dialog', { name: 'Profile' }))
}

/** Opens it, and the tab of the fields. */
export async function openFields(scene: Scene) {
  const dialog = await open(scene)
  await scene.userEvent.click(await dialog.findByRole('tab', { name: 'Profile' }))
  return dialog
}

/** The button of a field, which shows its value. */
export const valueOf = (dialog: Dialog, label: string, value: string) =>
  dialog.findByRole('button', { name: `${label}: ${value}, რედაქტირება` })

/** Types another text into a field; it stays open. */
export async function edit({ userEvent }: Scene, dialog: Dialog, label: string, value: string, text: string) {
  await userEvent.click(await valueOf(dialog, label, value))
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveFocus())
  await userEvent.clear(dialog.getByLabelText(label))
  await userEvent.paste(text)
}

/** Chooses a file as the picture. */
export async function choose({ userEvent }: Scene, type: string, bytes: number) {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (picker === null) throw new Error('there is no way to choose a file')
  await userEvent.upload(picker, new File([new Uint8Array(bytes)], 'me', { type }))
}
