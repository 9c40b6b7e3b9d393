import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pendingHandler, unreachableHandler } from '../mocks/shopHandlers.ts'
import { answering, customer, handlers, guestScreen, logIn, open } from './support/authScene.ts'
import { Screen } from './support/Screen.tsx'

const meta = {
  component: Screen,
  ...guestScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'phone' } }

/** Opened by the header: the first field has focus; the two tabs by arrow keys; closing resets (AUTH-01, AUTH-02). */
export const Login: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const dialog = await open(scene)
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
    await userEvent.keyboard('nino@example.ge')
    dialog.getByRole('tab', { name: 'Login' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog.getByRole('tab', { name: 'Sign up', selected: true })).toHaveFocus())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign up' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus())
    const again = await open(scene)
    await waitFor(() => expect(again.getByRole('tab', { name: 'Login', selected: true })).toBeVisible())
    await expect(again.getByLabelText('Email')).toHaveValue('')
  },
}

export const LoginOnPhone: Story = {
  globals: onPhone,
  play: async (scene) => {
    const dialog = await open(scene)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Login' })).toBeVisible())
  },
}

/** Nothing filled in: said at both fields, the first focused. */
export const LoginEmpty: Story = {
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(dialog.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(2))
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
  },
}

/** The server's detail; what was typed stays (AUTH-03). */
export const LoginRefused: Story = {
  play: async (scene) => {
    const dialog = await logIn(scene, 'არასწორი')
    await waitFor(() => expect(dialog.getByText('ელფოსტა ან პაროლი არასწორია.')).toBeVisible())
    await expect(dialog.getByLabelText('Password')).toHaveValue('არასწორი')
  },
}

/** Too many attempts. */
export const LoginThrottled: Story = {
  parameters: handlers(answering('login', 429, { detail: 'მცდელობა ძალიან ბევრია. სცადეთ 515 წამში.' })),
  play: async (scene) => {
    const dialog = await logIn(scene)
    await waitFor(() => expect(dialog.getByText('მცდელობა ძალიან ბევრია. სცადეთ 515 წამში.')).toBeVisible())
  },
}

/** A server that gives no reason. */
export const LoginFailed: Story = {
  parameters: handlers(answering('login', 500, {})),
  play: async (scene) => {
    const dialog = await logIn(scene)
    await waitFor(() => expect(dialog.getByText('Login failed')).toBeVisible())
  },
}

export const LoginUnreachable: Story = {
  parameters: handlers(unreachableHandler('/v1/accounts/login/')),
  play: async (scene) => {
    const dialog = await logIn(scene)
    await waitFor(() => expect(dialog.getByText('სერვერთან დაკავშირება ვერ მოხერხდა')).toBeVisible())
  },
}

/** On its way: dots in the button, and a second press does nothing. */
export const LoginSubmitting: Story = {
  parameters: handlers(pendingHandler('/v1/accounts/login/')),
  play: async (scene) => {
    const dialog = await logIn(scene)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** AUTH-12: the modal closes, the header knows the customer, focus is where it began. */
export const LoggedIn: Story = {
  play: async (scene) => {
    await logIn(scene)
    const { canvas } = scene
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ანგარიში: ნინო' })).toHaveFocus())
  },
}

/** The address that was typed at the login is there; `Back to Login` leads back (AUTH-02, AUTH-05). */
export const Forgot: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const dialog = await open(scene)
    await userEvent.type(dialog.getByLabelText('Email'), customer.email)
    await userEvent.click(dialog.getByRole('button', { name: 'Forgot password?' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Forgot password?' })).toBeVisible())
    await expect(dialog.getByLabelText('Email')).toHaveValue(customer.email)
    await userEvent.click(dialog.getByRole('button', { name: 'Back to Login' }))
    await waitFor(() => expect(dialog.getByRole('tab', { name: 'Login', selected: true })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Forgot password?' }))
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
  },
}

export const ForgotSent: Story = {
  parameters: handlers(answering('password-reset', 200, { detail: 'Sent.' })),
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Forgot password?' }))
    await scene.userEvent.type(dialog.getByLabelText('Email'), `${customer.email}{Enter}`)
    await waitFor(() =>
      expect(dialog.getByText('Password reset link sent successfully. Check your email.')).toBeVisible(),
    )
  },
}

export const ForgotFailed: Story = {
  globals: onPhone,
  parameters: handlers(answering('password-reset', 404, { detail: 'ვერ მოიძებნა.' })),
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Forgot password?' }))
    await scene.userEvent.type(dialog.getByLabelText('Email'), `${customer.email}{Enter}`)
    await waitFor(() =>
      expect(dialog.getByText('Failed to send reset link. Please try again.')).toBeVisible(),
    )
  },
}
