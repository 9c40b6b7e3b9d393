import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { failingHandler, pendingHandler, unreachableHandler } from '../mocks/shopHandlers.ts'
import { customer, handlers, guestScreen, open, openRegistration } from './support/authScene.ts'
import { Screen } from './support/Screen.tsx'

const meta = {
  component: Screen,
  ...guestScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const GOOGLE = '/v1/accounts/google/login/'
const onPhone = { viewport: { value: 'phone' } }

/** Under the login and under the registration, after `or` (AUTH-06). */
export const Buttons: Story = {
  play: async (scene) => {
    const dialog = await open(scene)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Google' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Facebook' })).toBeVisible()
    await expect(dialog.getByText('or')).toBeVisible()
  },
}

export const ButtonsOnPhone: Story = { ...Buttons, globals: onPhone }

export const ButtonsInTheDark: Story = { ...Buttons, globals: { ...onPhone, theme: 'dark' } }

export const InTheRegistration: Story = {
  play: async (scene) => {
    const dialog = await openRegistration(scene)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Facebook' })).toBeVisible())
  },
}

export const InTheRegistrationOnPhone: Story = { ...InTheRegistration, globals: onPhone }

/** Pressed: the button says that it goes, and keeps its focus. */
export const Leaving: Story = {
  parameters: handlers(pendingHandler(GOOGLE)),
  globals: onPhone,
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(await dialog.findByRole('button', { name: 'Google' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'გადავდივართ…' })).toHaveFocus())
  },
}

/** A shop that isn't registered there: the server's sentence; what was typed stays. */
export const NotOffered: Story = {
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.type(dialog.getByLabelText('Email'), customer.email)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Facebook' }))
    await waitFor(() =>
      expect(dialog.getByText('Facebook-ით შესვლა ამ მაღაზიაში არ არის ჩართული.')).toBeVisible(),
    )
    await expect(dialog.getByLabelText('Email')).toHaveValue(customer.email)
  },
}

export const Failed: Story = {
  parameters: handlers(failingHandler(GOOGLE)),
  globals: onPhone,
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(await dialog.findByRole('button', { name: 'Google' }))
    await waitFor(() => expect(dialog.getByText('Google login failed')).toBeVisible())
  },
}

export const Unreachable: Story = {
  parameters: handlers(unreachableHandler(GOOGLE)),
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(await dialog.findByRole('button', { name: 'Google' }))
    await waitFor(() => expect(dialog.getByText('სერვერთან დაკავშირება ვერ მოხერხდა')).toBeVisible())
  },
}

/** Back from the provider, whose screen was left without consent: the modal opens by itself and says so. */
export const ReturnedWithFailure: Story = {
  args: { returned: { provider: 'facebook', hasFailed: true } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Account' }))
    await waitFor(() => expect(dialog.getByText('Facebook login failed')).toBeVisible())
  },
}

export const ReturnedWithFailureInTheDark: Story = {
  ...ReturnedWithFailure,
  globals: { ...onPhone, theme: 'dark' },
}
