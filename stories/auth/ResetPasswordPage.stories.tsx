import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { user } from '../../mocks/accounts.ts'
import { resetPath } from '../../mocks/passwordHandlers.ts'
import { pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { leavingNobodyLoggedIn, type Scene } from '../support/authScene.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'
import { withoutTimer } from '../support/withoutTimer.ts'

const CONFIRM = '/v1/accounts/password-reset-confirm/'
const CHOSEN = 'მთის ჩრდილი 9264'
const DONE = 'პაროლი შეიცვალა. მთავარ გვერდზე გადახვალთ…'
const [CHOICE, AGAIN, SAVE] = [/^ახალი პაროლი/, /^გაიმეორეთ პაროლი/, 'პაროლის შენახვა']

const handlers = (...list: HttpHandler[]) => ({ msw: { handlers: [...list, ...shopHandlers()] } })
const answering = (path: string, status: number, body: object) =>
  handlers(http.post(`*${path}`, () => HttpResponse.json(body, { status })))

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...handlers() },
  args: { path: resetPath(user()), language: 'ka' },
  beforeEach: leavingNobodyLoggedIn,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'ახალი პაროლი' }))

async function send({ userEvent }: Pick<Scene, 'userEvent'>, chosen = CHOSEN, again = chosen) {
  const dialog = await sheet()
  await userEvent.click(await dialog.findByLabelText(CHOICE))
  await userEvent.paste(chosen)
  await userEvent.click(dialog.getByLabelText(AGAIN))
  await userEvent.paste(again)
  await userEvent.click(dialog.getByRole('button', { name: SAVE }))
  return dialog
}

export const Idle: Story = {
  play: async () => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByLabelText(CHOICE)).toBeVisible())
  },
}

/** The error is at the second field; what was typed stays. */
export const Mismatch: Story = {
  name: 'RESET-02 Mismatch',
  play: async (scene) => {
    const dialog = await send(scene, CHOSEN, 'სხვა რამე')
    await waitFor(() => expect(dialog.getByText('Passwords do not match')).toBeVisible())
    await expect(dialog.getByLabelText(CHOICE)).toHaveValue(CHOSEN)
  },
}

/** Dots in the button. */
export const Submitting: Story = {
  name: 'RESET-04 Submitting',
  parameters: handlers(pendingHandler(CONFIRM)),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: SAVE })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** A message, then the catalogue opens after 2 s. */
export const Success: Story = {
  name: 'RESET-04 Success',
  beforeEach: withoutTimer(2_000),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText(DONE)).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'მთავარ გვერდზე გადასვლა' })).toHaveFocus())
  },
}

/** The server's error, at its field. */
export const FieldError: Story = {
  parameters: answering(CONFIRM, 400, {
    new_password: ['ეს პაროლი ძალიან გავრცელებულია.'],
    detail: 'ეს პაროლი ძალიან გავრცელებულია.',
  }),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('ეს პაროლი ძალიან გავრცელებულია.')).toBeVisible())
    await expect(dialog.getByLabelText(AGAIN)).toHaveValue(CHOSEN)
  },
}

/** The link was used or has expired: another one can be requested. */
export const RefusedLink: Story = {
  args: { path: resetPath(user(), 'used') },
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('ბმული აღარ მოქმედებს. მოითხოვეთ ახალი.')).toBeVisible())
    await expect(dialog.getByLabelText(/^ელფოსტა/)).toBeVisible()
  },
}

/** Opened without the parameters of the e-mail's link. */
export const NoLink: Story = {
  args: { path: '/reset-password' },
  play: async () => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText('ამ ბმულით პაროლის შეცვლა აღარ შეიძლება.')).toBeVisible())
  },
}
