import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, screen, waitFor, within } from 'storybook/test'
import { DEFAULT_CONFIG } from '@dukani/contracts'
import { App } from '#app/App.tsx'
import { PASSWORD } from '../../mocks/accounts.ts'
import { pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import type { Scene } from '../support/authScene.ts'
import { screenParameters } from '../support/screenParameters.ts'
import { withoutTimer } from '../support/withoutTimer.ts'

const PATH = '/v1/accounts/change-password/'
const CHOSEN = 'მთის ჩრდილი 9264'

const handlers = (...list: HttpHandler[]) => ({ msw: { handlers: [...list, ...shopHandlers()] } })

/** The catalogue, with the modal's entry of the history upon it. */
function Overlay() {
  const [entries] = useState(() => ['/', { pathname: '/', state: { overlay: 'password' } }])
  return (
    <MemoryRouter initialEntries={entries} initialIndex={1}>
      <App language="ka" config={DEFAULT_CONFIG} state={{}} returned={null} />
    </MemoryRouter>
  )
}

const meta = {
  component: Overlay,
  parameters: { ...screenParameters, ...handlers() },
  beforeEach: asCustomer(),
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
  name: 'PROF-09 Idle',
  play: async ({ userEvent }) => {
    const dialog = await sheet()
    await waitFor(() => expect(dialog.getByLabelText(/^Old Password/)).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Dots in the button. */
export const Submitting: Story = {
  parameters: handlers(pendingHandler(PATH)),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The server's message; the dialog closes after 1.5 s. */
export const Success: Story = {
  beforeEach: withoutTimer(1_500),
  play: async (scene) => {
    const dialog = await send(scene)
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('პაროლი შეიცვალა.'))
  },
}

/** The error is at the field; nothing typed is lost. */
export const WrongOldPassword: Story = {
  name: 'PROF-09 Wrong old password',
  play: async (scene) => {
    const dialog = await send(scene, 'სულ სხვა')
    await waitFor(() => expect(dialog.getByText('ძველი პაროლი არასწორია.')).toBeVisible())
    await expect(dialog.getByLabelText(/^New Password/)).toHaveValue(CHOSEN)
  },
}
