import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PASSWORD } from '../../mocks/accounts.ts'
import {
  answering,
  customer,
  handlers,
  guestScreen,
  openRegistration,
  registrationTexts,
} from '../support/authScene.ts'
import { Screen } from '../support/Screen.tsx'

const meta = {
  component: Screen,
  ...guestScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Registration: Story = {
  play: async (scene) => {
    const dialog = await openRegistration(scene)
    await expect(dialog.getAllByText('აუცილებელია')).toHaveLength(7)
  },
}

/** A field is validated when it is left, and then on every change; then all fields are invalid. */
export const RegistrationErrors: Story = {
  name: 'AUTH-04 Registration errors',
  play: async (scene) => {
    const dialog = await openRegistration(scene)
    const idnumber = dialog.getByLabelText('ID number')
    await scene.userEvent.type(idnumber, '123')
    await expect(idnumber).not.toHaveAttribute('aria-invalid')
    await scene.userEvent.tab()
    await waitFor(() => expect(dialog.getByText('პირადი ნომერი უნდა შედგებოდეს 11 ციფრისგან.')).toBeVisible())
    await scene.userEvent.type(idnumber, '45678901')
    await waitFor(() => expect(idnumber).not.toHaveAttribute('aria-invalid'))
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(dialog.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(6))
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveFocus())
  },
}

/** The server's errors are shown at their fields until these are changed; nothing typed is lost. */
export const RegistrationRefused: Story = {
  name: 'AUTH-04 Registration refused',
  parameters: handlers(
    answering('register', 400, {
      email: ['ამ ელფოსტით ანგარიში უკვე არსებობს.'],
      password: ['ეს პაროლი ძალიან გავრცელებულია. აირჩიეთ სხვა.'],
    }),
  ),
  play: async (scene) => {
    const dialog = await openRegistration(scene, registrationTexts)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(dialog.getByText('ამ ელფოსტით ანგარიში უკვე არსებობს.')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('Registration failed')).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
    const password = dialog.getByLabelText('Password')
    await expect(password).toHaveAccessibleDescription(/გავრცელებულია/)
    await expect(password).toHaveValue(PASSWORD)
    await scene.userEvent.type(password, '7')
    await waitFor(() => expect(password).not.toHaveAttribute('aria-invalid'))
    await expect(dialog.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  },
}

/** Leads to the login, with the e-mail address filled in. */
export const Registered: Story = {
  name: 'AUTH-04 Registered',
  play: async (scene) => {
    const dialog = await openRegistration(scene, registrationTexts)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(dialog.getByText(/ანგარიში მზადაა/)).toBeVisible())
    await expect(dialog.getByLabelText('Email')).toHaveValue(customer.email)
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  },
}
