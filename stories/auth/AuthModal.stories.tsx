import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pendingHandler } from '../../mocks/shopHandlers.ts'
import { answering, customer, handlers, guestScreen, logIn, open } from '../support/authScene.ts'
import { Screen } from '../support/Screen.tsx'

const meta = {
  component: Screen,
  ...guestScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Opened from the header: the first field has the focus; arrow keys change the tab; closing resets it and returns the focus. */
export const Login: Story = {
  name: 'AUTH-01 AUTH-02 Login',
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

/** Nothing filled in: an error at both fields, the first has the focus. */
export const LoginEmpty: Story = {
  name: 'AUTH-03 Login empty',
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(dialog.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(2))
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
  },
}

/** The server's detail; what was typed stays. */
export const LoginRefused: Story = {
  name: 'AUTH-03 Login refused',
  play: async (scene) => {
    const dialog = await logIn(scene, 'არასწორი')
    await waitFor(() => expect(dialog.getByText('ელფოსტა ან პაროლი არასწორია.')).toBeVisible())
    await expect(dialog.getByLabelText('Password')).toHaveValue('არასწორი')
  },
}

/** Pending: dots in the button, and a second press does nothing. */
export const LoginSubmitting: Story = {
  parameters: handlers(pendingHandler('/v1/accounts/login/')),
  play: async (scene) => {
    const dialog = await logIn(scene)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The modal closes, the header shows the customer, and the focus returns. */
export const LoggedIn: Story = {
  name: 'AUTH-12 Logged in',
  play: async (scene) => {
    await logIn(scene)
    const { canvas } = scene
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ანგარიში: ნინო' })).toHaveFocus())
  },
}

/** The e-mail address of the login is filled in; `Back to Login` leads back. */
export const Forgot: Story = {
  name: 'AUTH-02 Forgotten password',
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
