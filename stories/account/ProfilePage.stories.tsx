import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { user } from '../../mocks/accounts.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { choose, open, SAVE, shop, profileScreen, valueOf } from '../support/profileScene.ts'
import { Screen } from '../support/Screen.tsx'

const ADDRESSES = '/v1/customer/addresses/'

const meta = {
  component: Screen,
  ...profileScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** It opens on Addresses; arrow keys go to the other tab; Escape closes it. */
export const Addresses: Story = {
  name: 'PROF-01 Addresses',
  play: async (scene) => {
    const { userEvent } = scene
    const dialog = await open(scene)
    await waitFor(() => expect(dialog.getByRole('tab', { name: 'Addresses', selected: true })).toBeVisible())
    const list = await dialog.findByRole('list', { name: 'Saved Addresses' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    dialog.getByRole('tab', { name: 'Addresses' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog.getByRole('tab', { name: 'Profile', selected: true })).toHaveFocus())
    await expect(await valueOf(dialog, 'სახელი', 'ნინო')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AddressesLoading: Story = {
  parameters: shop({}, pendingHandler(ADDRESSES)),
  play: async (scene) => {
    const dialog = await open(scene)
    await expect(await dialog.findByText('Loading')).toBeInTheDocument()
  },
}

export const NoAddresses: Story = {
  parameters: shop({ addresses: [] }),
  play: async (scene) => {
    const dialog = await open(scene)
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'No addresses found' })).toBeVisible())
  },
}

/** PROF-07: the server's detail, with a retry. */
export const AddressesFailed: Story = {
  parameters: shop({}, failingHandler(ADDRESSES, 400)),
  play: async (scene) => {
    const dialog = await open(scene)
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'სერვერის შეცდომა. სცადეთ მოგვიანებით.' })).toBeVisible(),
    )
    await expect(dialog.getByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

/** PROF-07: a server that gives no reason. */
export const AddressesFailedSilently: Story = {
  parameters: shop(
    {},
    http.get(`*${ADDRESSES}`, () => HttpResponse.json({}, { status: 400 })),
  ),
  play: async (scene) => {
    const dialog = await open(scene)
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'Failed to load addresses' })).toBeVisible(),
    )
  },
}

/** With a button that removes it. */
export const WithPicture: Story = {
  parameters: shop({ user: user({ profile_pic: '/media/people/nino.webp' }) }),
  play: async (scene) => {
    const dialog = await open(scene)
    await waitFor(() => expect(dialog.getByRole('img', { name: 'ფოტო' })).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'ფოტოს წაშლა' })).toBeVisible()
  },
}

export const PictureUploading: Story = {
  parameters: shop({}, pendingHandler(SAVE)),
  play: async (scene) => {
    const dialog = await open(scene)
    await choose(scene, 'image/jpeg', 100)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'ფოტოს არჩევა' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const PictureTooLarge: Story = {
  play: async (scene) => {
    const dialog = await open(scene)
    await choose(scene, 'image/jpeg', 5 * 1024 * 1024 + 1)
    await waitFor(() => expect(dialog.getByText('ფოტო შეიძლება იყოს არაუმეტეს 5 მბ.')).toBeVisible())
  },
}
