import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { user } from '../mocks/accounts.ts'
import { address } from '../mocks/addresses.ts'
import { pendingHandler, unreachableHandler } from '../mocks/shopHandlers.ts'
import { edit, openFields, SAVE, shop, profileScreen, valueOf } from './support/profileScene.ts'
import { Screen } from './support/Screen.tsx'

const onPhone = { viewport: { value: 'phone' } }
const inDark = { theme: 'dark' }

const meta = {
  component: Screen,
  ...profileScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** PROF-02: each field is a button until it is pressed. */
export const Fields: Story = {
  play: async (scene) => {
    const dialog = await openFields(scene)
    const phone = await valueOf(dialog, 'ტელეფონი', '+995555123456')
    await waitFor(() => expect(phone).toBeVisible())
    await expect(dialog.queryByRole('button', { name: /ელფოსტა/ })).toBeNull()
  },
}

export const FieldsOnPhone: Story = {
  globals: onPhone,
  play: async (scene) => void (await openFields(scene)),
}

export const FieldsInDark: Story = {
  globals: { ...onPhone, ...inDark },
  play: async (scene) => void (await openFields(scene)),
}

/** PROF-02: leaving the field saves it; the header's account follows. */
export const Saved: Story = {
  play: async (scene) => {
    const dialog = await openFields(scene)
    await edit(scene, dialog, 'სახელი', 'ნინო', 'თამარ')
    await scene.userEvent.tab()
    await waitFor(() => expect(dialog.getByText('შენახულია')).toBeVisible())
    await expect(await valueOf(dialog, 'სახელი', 'თამარ')).toBeVisible()
    await expect(dialog.getByText('თამარ ბერიძე')).toBeVisible()
  },
}

export const Editing: Story = {
  globals: onPhone,
  play: async (scene) => {
    const dialog = await openFields(scene)
    await edit(scene, dialog, 'გვარი', 'ბერიძე', 'გელაშვილი')
    await expect(dialog.getByLabelText('გვარი')).toHaveValue('გელაშვილი')
  },
}

export const Saving: Story = {
  parameters: shop({}, pendingHandler(SAVE)),
  play: async (scene) => {
    const dialog = await openFields(scene)
    await edit(scene, dialog, 'სახელი', 'ნინო', 'თამარ')
    await scene.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByText('ინახება…')).toBeVisible())
  },
}

/** What is wrong is said before it is sent. */
export const WrongNumber: Story = {
  play: async (scene) => {
    const dialog = await openFields(scene)
    await edit(scene, dialog, 'პირადი ნომერი', '01001012345', '0100101')
    await scene.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByText('პირადი ნომერი უნდა შედგებოდეს 11 ციფრისგან.')).toBeVisible())
  },
}

/** PROF-03: the server's reason; what was typed stays. */
export const Refused: Story = {
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

export const Unreachable: Story = {
  globals: inDark,
  parameters: shop({}, unreachableHandler(SAVE)),
  play: async (scene) => {
    const dialog = await openFields(scene)
    await edit(scene, dialog, 'სახელი', 'ნინო', 'თამარ')
    await scene.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByText('სერვერთან დაკავშირება ვერ მოხერხდა')).toBeVisible())
  },
}

/** Somebody who came through a provider has no ID number and no phone yet. */
export const Incomplete: Story = {
  parameters: shop({ user: user({ idnumber: '', phone_number: '' }) }),
  play: async (scene) => {
    const dialog = await openFields(scene)
    await waitFor(() => expect(dialog.getByText('გთხოვთ, შეავსოთ ცარიელი ველები.')).toBeVisible())
    await edit(scene, dialog, 'ტელეფონი', 'მითითებული არ არის', '555 12 34 56')
    await scene.userEvent.keyboard('{Enter}')
    await expect(await valueOf(dialog, 'ტელეფონი', '+995555123456')).toBeVisible()
    await expect(dialog.getByText('გთხოვთ, შეავსოთ ცარიელი ველები.')).toBeVisible()
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
