import type { StoryContext } from '@storybook/react-vite'
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { within } from 'storybook/test'
import { NO_SESSION_COOKIES, PASSWORD, user } from '../../mocks/accounts.ts'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { screenParameters } from './screenParameters.ts'

/** The customer of the mock server. */
export const customer = user()

/** The arguments of a play function. */
export type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>
type Canvas = Scene['canvas']

/** Parameters of a story whose server answers some calls in its own way. */
export const handlers = (...list: HttpHandler[]) => ({ msw: { handlers: [...list, ...shopHandlers()] } })

/** A handler of an accounts call. @param path after `/v1/accounts/` */
export function answering(path: string, status: number, body: JsonBodyType): HttpHandler {
  return http.post(`*/v1/accounts/${path}/`, async () => {
    await delay(20)
    return HttpResponse.json(body, { status })
  })
}

/** For a story's `beforeEach`: whoever logs in is logged out when the story is over. */
export function leavingNobodyLoggedIn(): () => void {
  return () => {
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
  }
}

/** For a `meta`: the shop's first screen, with a guest. */
export const guestScreen = {
  parameters: { ...screenParameters, msw: { handlers: shopHandlers() } },
  args: { path: '/', language: 'ka' as const },
  beforeEach: leavingNobodyLoggedIn,
}

/** Opens the modal from the header. */
export async function open({ canvas, userEvent }: Scene): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
  return within(await canvas.findByRole('dialog', { name: 'Account' }))
}

/** Fills the login in and sends it with Enter. */
export async function logIn(scene: Scene, password = PASSWORD): Promise<Canvas> {
  const dialog = await open(scene)
  await scene.userEvent.type(dialog.getByLabelText('Email'), customer.email)
  await scene.userEvent.type(dialog.getByLabelText('Password'), `${password}{Enter}`)
  return dialog
}

/** The fields of a registration, by label. */
export const registrationTexts: Record<string, string> = {
  'First name': customer.first_name,
  'Last name': customer.last_name,
  Email: customer.email,
  'ID number': customer.idnumber,
  Phone: '555 12 34 56',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
}

/** Opens the registration and fills it in. */
export async function openRegistration(scene: Scene, texts: Record<string, string> = {}): Promise<Canvas> {
  const dialog = await open(scene)
  await scene.userEvent.click(dialog.getByRole('tab', { name: 'Sign up' }))
  for (const [label, text] of Object.entries(texts)) {
    await scene.userEvent.click(dialog.getByLabelText(label))
    await scene.userEvent.paste(text)
  }
  return dialog
}
