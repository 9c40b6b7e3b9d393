import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { user } from '../../mocks/accounts.ts'
import { address } from '../../mocks/addresses.ts'
import { edit, openFields, SAVE, shop, profileScreen, valueOf } from '../support/profileScene.ts'
import { Screen } from '../support/Screen.tsx'

const meta = {
  component: Screen,
  ...profileScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Each field is a button until it is pressed, except the e-mail address. */
export const Fields: Story = {
  name: 'PROF-02 Fields',
  play: async (scene) => {
    const dialog = await openFields(scene)
    const phone = await valueOf(dialog, 'ტელეფონი', '+995555123456')
    await waitFor(() => expect(phone).toBeVisible())
    await expect(dialog.queryByRole('button', { name: /ელფოსტა/ })).toBeNull()
  },
}

/** The server's reason; what was typed stays. */
export const Refused: Story = {
  name: 'PROF-03 Refused',
  parameters: shop(
    {},
    http.put(`*${SAVE}`, () => HttpResponse.json({ idnumber: ['ეს ნომერი სხვისია.'] }, { status: 400 })),
  ),
  play: async (scene) => {
    const dialog = await openFields(scene)
    await edit(scene, dialog, 'პირადი ნომერი', '01001012345', '61001012345')
    await scene.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByText('ეს ნომერი სხვისია.')).toBeVisible())
    await expect(dialog.getByLabelText('პირადი ნომერი')).toHaveValue('61001012345')
  },
}

/** A customer from a social sign-in has no ID number and no phone number yet. */
export const Incomplete: Story = {
  parameters: shop({ user: user({ idnumber: '', phone_number: '' }) }),
  play: async (scene) => {
    const dialog = await openFields(scene)
    await waitFor(() => expect(dialog.getByText('გთხოვთ, შეავსოთ ცარიელი ველები.')).toBeVisible())
  },
}

export const LongNames: Story = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: shop({
    user: user({
      first_name: 'ალექსანდრე'.repeat(6),
      last_name: 'ჩიხლაძე-ჯავახიშვილი '.repeat(4).trim(),
      email: `${'very.long.address'.repeat(6)}@example.ge`,
    }),
    addresses: [address({ home_address: 'გენერალფელდმარშლისქუჩა'.repeat(5) })],
  }),
  play: async (scene) => void (await openFields(scene)),
}
