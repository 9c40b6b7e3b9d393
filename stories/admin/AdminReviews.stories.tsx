import { serverKa } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { answeredMeanwhile, shopReview, shopReviewHandlers } from '../../mocks/adminReviews.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/reviews', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const shown = (...handlers: ReturnType<typeof shopReviewHandlers>) => ({
  parameters: { server: () => [...handlers, ...adminHandlers()] },
})

/** Shown, hidden and answered reviews. */
export const Listed: Story = {
  ...shown(
    ...shopReviewHandlers([
      shopReview(),
      shopReview({
        id: 'r2',
        rating: 1,
        comment: 'უარესი არაფერი მინახავს!!!',
        hidden: { reason: 'შეურაცხმყოფელი სიტყვები', at: '2026-11-20T12:00:00.000Z' },
      }),
      shopReview({
        id: 'r3',
        rating: 5,
        comment: '',
        answer: { text: 'გმადლობთ!', at: '2026-11-20T13:00:00.000Z' },
      }),
    ]),
  ),
  play: async () => {
    await expect(await screen.findByText('დამალულია: შეურაცხმყოფელი სიტყვები')).toBeVisible()
    await expect(screen.getByText('გმადლობთ!')).toBeVisible()
  },
}

/** It is hidden with a reason, and can be shown again. */
export const Hidden: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'დამალვა' }))
    const inside = within(await screen.findByRole('alertdialog'))
    const reason = inside.getByRole('textbox', { name: 'მიზეზი' })
    await userEvent.type(reason, '  ')
    await expect(reason).toBeInvalid()
    await userEvent.type(reason, 'რეკლამა')
    await userEvent.click(inside.getByRole('button', { name: 'დამალვა' }))
    await expect(await screen.findByText('დამალულია: რეკლამა')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'ისევ ჩვენება' })).toBeVisible()
  },
}

/** The shop answers below it. */
export const Answered: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'პასუხის გაცემა' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'მაღაზიის პასუხი' }), 'ბოდიშს გიხდით!')
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await expect(await screen.findByText('ბოდიშს გიხდით!', { selector: 'p' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'პასუხის შეცვლა' })).toBeVisible()
  },
}

/** Another person has answered meanwhile: what was typed stays. */
export const AnsweredMeanwhile: Story = {
  ...shown(answeredMeanwhile()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'პასუხის გაცემა' }))
    const field = screen.getByRole('textbox', { name: 'მაღაზიის პასუხი' })
    await userEvent.type(field, 'ბოდიშს გიხდით!')
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await expect(await screen.findByText(serverKa['backOffice.changedMeanwhile'])).toBeVisible()
    await expect(field).toHaveValue('ბოდიშს გიხდით!')
  },
}

/** Nothing matches the filter. */
export const NoneFound: Story = {
  ...shown(),
  args: { path: '/reviews?hidden=true' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ყველას ნახვა' }))
    await expect(await screen.findByText(shopReview().comment)).toBeVisible()
  },
}
