import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, screen, waitFor, within } from 'storybook/test'
import { runtimeConfigSchema } from '@dukani/contracts'
import { App } from '#app/App.tsx'
import { PASSWORD } from '../mocks/accounts.ts'
import { pendingHandler, shopHandlers, unreachableHandler } from '../mocks/shopHandlers.ts'
import { asCustomer } from './support/asCustomer.ts'
import type { Scene } from './support/authScene.ts'
import { screenParameters } from './support/screenParameters.ts'

const PATH = '/v1/accounts/change-password/'
const CHOSEN = 'მთის ჩრდილი 9264'
const onPhone = { viewport: { value: 'phone' } }
const inDark = { theme: 'dark' }

const handlers = (...list: HttpHandler[]) => ({ msw: { handlers: [...list, ...shopHandlers()] } })
const answering = (status: number, body: object) =>
  handlers(http.put(`*${PATH}`, () => HttpResponse.json(body, { status })))

/** The catalogue, with the modal's entry of the history upon it. */
function Overlay({ language }: { language: 'ka' | 'en' }) {
  const [entries] = useState(() => ['/', { pathname: '/', state: { overlay: 'password' } }])
  return (
    <MemoryRouter initialEntries={entries} initialIndex={1}>
      <App language={language} config={runtimeConfigSchema.parse({})} state={{}} returned={null} />
    </MemoryRouter>
  )
}

const meta = {
  component: Overlay,
  parameters: { ...screenParameters, ...handlers() },
  beforeEach: asCustomer(),
  args: { language: 'ka' },
} satisfies Meta<typeof Overlay>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Change Password' }))

async function send({ userEvent }: Pick<Scene, 'userEvent'>, old = PASSWORD) {
  const dialog = await sheet()
  await userEvent.click(await dialog.findByLabelText(/^Old Password/))
  await userEvent.paste(old)
  await userEvent.click(dialog.getByLabelText(/^New Password/))
  await userEvent.paste(CHOSEN)
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
  return dialog
}

/** The first field has focus; Cancel closes. */
export const Idle: Story = {
  play: async ({ userEvent }) => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByLabelText(/^Old Password/)).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const isThere: Story['play'] = async () => {
  const dialog = await sheet()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeVisible())
}

export const OnPhone: Story = { globals: onPhone, play: isThere }
export const Dark: Story = { globals: inDark, play: isThere }
export const English: Story = { args: { language: 'en' }, globals: { language: 'en' }, play: isThere }

/** Both are required. */
export const Empty: Story = {
  play: async ({ userEvent }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(dialog.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(2))
  },
}

/** Dots in the button, and a second press does nothing. */
export const Submitting: Story = {
  parameters: handlers(pendingHandler(PATH)),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The server's detail; it closes 1.5 s later. */
export const Success: Story = {
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('პაროლი შეიცვალა.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 })
  },
}

/** Said at the field; nothing typed is lost. */
export const WrongOldPassword: Story = {
  play: async (scene) => {
    const dialog = await send(scene, 'სულ სხვა')
    await waitFor(() => expect(dialog.getByText('ძველი პაროლი არასწორია.')).toBeVisible())
    await expect(dialog.getByLabelText(/^New Password/)).toHaveValue(CHOSEN)
  },
}

export const WrongOnPhone: Story = { ...WrongOldPassword, globals: { ...onPhone, ...inDark } }

/** Too many wrong ones. */
export const Throttled: Story = {
  parameters: answering(429, { detail: 'მცდელობა ძალიან ბევრია. სცადეთ 515 წამში.' }),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('მცდელობა ძალიან ბევრია. სცადეთ 515 წამში.')).toBeVisible())
  },
}

/** A server that gives no reason. */
export const Failed: Story = {
  parameters: answering(500, {}),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('Error changing password')).toBeVisible())
  },
}

export const Unreachable: Story = {
  parameters: handlers(unreachableHandler(PATH)),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByText('სერვერთან დაკავშირება ვერ მოხერხდა')).toBeVisible())
  },
}
