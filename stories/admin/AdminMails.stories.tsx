import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { shopMail, shopMailHandlers } from '../../mocks/adminMails.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/mails', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const shown = (...mails: ReturnType<typeof shopMail>[]) => ({
  parameters: { server: () => [...shopMailHandlers(mails), ...adminHandlers()] },
})

/** A mail that was tried too often is queued again. */
export const SentAgain: Story = {
  ...shown(shopMail()),
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('list', { name: 'წერილები' }))
    await userEvent.click(list.getByRole('button', { name: 'ხელახლა გაგზავნა' }))
    const inside = within(await screen.findByRole('alertdialog'))
    await userEvent.click(inside.getByRole('button', { name: 'ხელახლა გაგზავნა' }))
    await expect(await list.findByText('რიგშია')).toBeVisible()
  },
}

/** No mail has failed; others are waiting. One press shows all. */
export const NoneFailed: Story = {
  args: { path: '/mails?state=failed' },
  ...shown(shopMail({ state: 'waiting' })),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('ასეთი წერილი არ არის')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'ყველას ნახვა' }))
    await expect(await screen.findByRole('list', { name: 'წერილები' })).toBeVisible()
  },
}

/** All mails were sent. */
export const AllSent: Story = {
  ...shown(),
  play: async () => {
    await expect(await screen.findByText('ყველა წერილი გაგზავნილია')).toBeVisible()
  },
}
