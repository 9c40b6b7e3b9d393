import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { user } from '../mocks/accounts.ts'
import { resetPath } from '../mocks/passwordHandlers.ts'
import { pendingHandler, shopHandlers, unreachableHandler } from '../mocks/shopHandlers.ts'
import { leavingNobodyLoggedIn, type Scene } from './support/authScene.ts'
import { Screen } from './support/Screen.tsx'
import { screenParameters } from './support/screenParameters.ts'

const CONFIRM = '/v1/accounts/password-reset-confirm/'
const ASK = '/v1/accounts/password-reset/'
const CHOSEN = 'მთის ჩრდილი 9264'
const DONE = 'პაროლი შეიცვალა. მთავარ გვერდზე გადახვალთ…'
const [CHOICE, AGAIN, SAVE] = [/^ახალი პაროლი/, /^გაიმეორეთ პაროლი/, 'პაროლის შენახვა']
const onPhone = { viewport: { value: 'phone' } }
const inDark = { theme: 'dark' }

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

/** RESET-01: closing leads to the catalogue. */
export const Idle: Story = {
  play: async ({ userEvent }) => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByLabelText(CHOICE)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'დახურვა' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const isThere: Story['play'] = async () => {
  const dialog = await sheet()
  await waitFor(() => expect(dialog.getByRole('button', { name: SAVE })).toBeVisible())
}

export const OnPhone: Story = { globals: onPhone, play: isThere }
export const Dark: Story = { globals: inDark, play: isThere }
export const English: Story = {
  args: { language: 'en' },
  globals: { language: 'en' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New password' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save password' })).toBeVisible())
  },
}

/** RESET-02: both are required. */
export const Empty: Story = {
  play: async ({ userEvent }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: SAVE }))
    await waitFor(() => expect(dialog.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(2))
    await waitFor(() => expect(dialog.getByLabelText(CHOICE)).toHaveFocus())
  },
}

/** RESET-02: and equal. */
export const Mismatch: Story = {
  play: async (scene) => {
    const dialog = await send(scene, CHOSEN, 'სხვა რამე')
    await waitFor(() => expect(dialog.getByText('Passwords do not match')).toBeVisible())
    await expect(dialog.getByLabelText(CHOICE)).toHaveValue(CHOSEN)
  },
}

/** RESET-04: dots in the button, and a second press does nothing. */
export const Submitting: Story = {
  parameters: handlers(pendingHandler(CONFIRM)),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: SAVE })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** RESET-03: it says so, and leads to the catalogue 2 s later, or at once. */
export const Success: Story = {
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText(DONE)).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'მთავარ გვერდზე გადასვლა' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 })
  },
}

/** The server's own rule, at its field. */
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

/** A server that gives no reason (RESET-03). */
export const Failed: Story = {
  parameters: answering(CONFIRM, 500, {}),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('Something went wrong')).toBeVisible())
  },
}

export const Unreachable: Story = {
  parameters: handlers(unreachableHandler(CONFIRM)),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('სერვერთან დაკავშირება ვერ მოხერხდა')).toBeVisible())
  },
}

/** The link was used, or is too old: another one can be asked for right there. */
export const RefusedLink: Story = {
  args: { path: resetPath(user(), 'used') },
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('ბმული აღარ მოქმედებს. მოითხოვეთ ახალი.')).toBeVisible())
    await expect(dialog.getByLabelText(/^ელფოსტა/)).toBeVisible()
  },
}

async function askAgain({ userEvent }: Pick<Scene, 'userEvent'>) {
  const dialog = await sheet()
  await userEvent.click(await dialog.findByLabelText(/^ელფოსტა/))
  await userEvent.paste(user().email)
  await userEvent.click(dialog.getByRole('button', { name: 'ბმულის გაგზავნა' }))
  return dialog
}

/** Opened without what a mail's link carries. */
export const NoLink: Story = {
  args: { path: '/reset-password' },
  play: async () => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByText('ამ ბმულით პაროლის შეცვლა აღარ შეიძლება.')).toBeVisible())
  },
}

export const NoLinkOnPhone: Story = { ...NoLink, globals: { ...onPhone, ...inDark } }

export const AskedAgain: Story = {
  args: { path: '/reset-password' },
  play: async (scene) => {
    const dialog = await askAgain(scene)
    await waitFor(() =>
      expect(dialog.getByText('Password reset link sent successfully. Check your email.')).toBeVisible(),
    )
  },
}

/** AUTH-05, at the page: the first message of the email field. */
export const AskAgainRefused: Story = {
  args: { path: '/reset-password' },
  parameters: answering(ASK, 400, { email: ['შეიყვანეთ მართებული ელფოსტის მისამართი.'] }),
  play: async (scene) => {
    const dialog = await askAgain(scene)
    await waitFor(() => expect(dialog.getByText('შეიყვანეთ მართებული ელფოსტის მისამართი.')).toBeVisible())
  },
}

/** AUTH-05, at the page: its own sentence for anything else. */
export const AskAgainFailed: Story = {
  args: { path: '/reset-password' },
  parameters: answering(ASK, 500, {}),
  play: async (scene) => {
    const dialog = await askAgain(scene)
    await waitFor(() => expect(dialog.getByText('Reset password failed')).toBeVisible())
  },
}
