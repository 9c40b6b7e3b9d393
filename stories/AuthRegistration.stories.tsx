import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PASSWORD } from '../mocks/accounts.ts'
import { pendingHandler } from '../mocks/shopHandlers.ts'
import {
  answering,
  customer,
  handlers,
  guestScreen,
  openRegistration,
  registrationTexts,
} from './support/authScene.ts'
import { Screen } from './support/Screen.tsx'

const meta = {
  component: Screen,
  ...guestScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'phone' } }

export const Registration: Story = {
  play: async (scene) => {
    const dialog = await openRegistration(scene)
    await expect(dialog.getAllByText('აუცილებელია')).toHaveLength(7)
  },
}

export const RegistrationOnPhone: Story = {
  globals: onPhone,
  play: async (scene) => {
    const dialog = await openRegistration(scene, registrationTexts)
    await expect(dialog.getByLabelText('Confirm password')).toHaveValue(PASSWORD)
  },
}

/** Every field refused; then one is judged when it is left, and from then on with every change (AUTH-04). */
export const RegistrationErrors: Story = {
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

export const PasswordsDiffer: Story = {
  play: async (scene) => {
    const dialog = await openRegistration(scene, { ...registrationTexts, 'Confirm password': 'სხვა პაროლი' })
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(dialog.getByText("Passwords don't match")).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText('Confirm password')).toHaveFocus())
  },
}

/** What the server refuses stands at its fields. */
export const RegistrationRefused: Story = {
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
    await expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/გავრცელებულია/)
  },
}

export const RegistrationSubmitting: Story = {
  parameters: handlers(pendingHandler('/v1/accounts/register/')),
  play: async (scene) => {
    const dialog = await openRegistration(scene, registrationTexts)
    const button = dialog.getByRole('button', { name: 'Sign up' })
    await scene.userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const RegistrationOfLongNames: Story = {
  play: async (scene) => {
    const dialog = await openRegistration(scene, {
      'First name': 'კონსტანტინე-ალექსანდრე',
      'Last name': 'ჩიქოვანი-მჟავანაძე-დადიანი',
      Email: 'konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge',
    })
    await expect(dialog.getByLabelText('First name')).toHaveValue('კონსტანტინე-ალექსანდრე')
  },
}

/** Leads to the login, which knows the address already, and from there into the shop (AUTH-04, AUTH-12). */
export const Registered: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const dialog = await openRegistration(scene, registrationTexts)
    await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(dialog.getByText(/ანგარიში მზადაა/)).toBeVisible())
    await expect(dialog.getByLabelText('Email')).toHaveValue(customer.email)
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard(`${PASSWORD}{Enter}`)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ანგარიში: ნინო' })).toBeVisible())
  },
}

export const RegisteredOnPhone: Story = {
  globals: onPhone,
  play: async (scene) => {
    const dialog = await openRegistration(scene, registrationTexts)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(dialog.getByText(/ანგარიში მზადაა/)).toBeVisible())
  },
}
