import { createServerTranslate, serverKa } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shopOrderDetails } from '../../mocks/admin.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { APP_CODE, RECOVERY_CODES } from '../../mocks/adminSecondFactor.ts'
import { refusal } from '../../mocks/catalogueHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/staff', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const needed = (...before: ReturnType<typeof adminHandlers>) => ({
  parameters: {
    server: () => [...before, ...adminHandlers({ secondFactor: { isOn: true, isNeeded: true } })],
  },
})
const english = { args: { language: 'en' }, globals: { language: 'en' } } satisfies Story
const field = () => screen.findByRole('textbox', { name: /კოდი|[Cc]ode/ })
const goOn = () => screen.findByRole('button', { name: 'გაგრძელება' })

/** Asked after the login. The address stays: the page that was wanted is shown afterwards. */
export const Asked: Story = {
  ...needed(),
  play: async () => {
    const code = await field()
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
  },
}

/** A code that is pasted with a space is accepted. */
export const Given: Story = {
  ...needed(),
  play: async ({ userEvent }) => {
    await userEvent.click(await field())
    await userEvent.paste(APP_CODE.replace(/^.../, '$& '))
    await userEvent.click(await goOn())
    await expect(await screen.findByRole('heading', { name: 'თანამშრომლები', level: 1 })).toBeVisible()
    await expect(screen.getByRole('main')).toHaveFocus()
  },
}

/** A recovery code stands in for the app's. */
export const ByRecoveryCode: Story = {
  ...needed(),
  play: async ({ userEvent }) => {
    await field()
    await userEvent.click(screen.getByRole('button', { name: 'სათადარიგო კოდით შესვლა' }))
    const code = await field()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, RECOVERY_CODES[0] ?? '')
    await userEvent.click(await goOn())
    await expect(await screen.findByRole('heading', { name: 'თანამშრომლები', level: 1 })).toBeVisible()
  },
}

export const RecoveryCode: Story = {
  ...needed(),
  play: async ({ userEvent }) => {
    await field()
    await userEvent.click(screen.getByRole('button', { name: 'სათადარიგო კოდით შესვლა' }))
    await expect(await field()).toHaveAccessibleName(/სათადარიგო კოდი/)
  },
}

/** The error is at the field, and what was typed stays. */
export const WrongCode: Story = {
  ...needed(),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '000000')
    await userEvent.click(await goOn())
    await expect(await screen.findByText('კოდი არასწორია ან უკვე გამოყენებულია.')).toBeVisible()
    await expect(await field()).toHaveValue('000000')
  },
}

const tooMany = http.post('*/v1/admin/second-factor/', () =>
  refusal(createServerTranslate(serverKa)('account.tooManyAttempts', { seconds: 840 }), 429),
)

/** After five wrong codes. */
export const TooManyTries: Story = {
  ...needed(tooMany),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), APP_CODE)
    await userEvent.click(await goOn())
    await expect(await screen.findByText('მცდელობა ძალიან ბევრია. სცადეთ 840 წამში.')).toBeVisible()
  },
}

const order = shopOrderDetails()
const factor = { isOn: true, isNeeded: false }
let isFirstNote = true
const neededMeanwhile = http.post('*/v1/admin/orders/:id/:change/', () => {
  if (isFirstNote) factor.isNeeded = true
  isFirstNote = false
  return undefined
})
// Without a token, the client takes a 403 for a missing one.
const csrfToken = http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'mock-token' }))

/** Asked in the middle of work, such as when it was switched on elsewhere: what was typed is still there afterwards. */
export const AskedMeanwhile: Story = {
  args: { path: `/orders/${order.id}` },
  parameters: {
    server: () => [csrfToken, neededMeanwhile, ...adminHandlers({ order, secondFactor: factor })],
  },
  beforeEach: () => {
    factor.isNeeded = false
    isFirstNote = true
  },
  play: async ({ userEvent }) => {
    const text = 'კლიენტმა დარეკა'
    const note = await screen.findByRole('textbox', { name: /შენიშვნა/ })
    await userEvent.type(note, text)
    const add = screen.getByRole('button', { name: /შენიშვნ|დამატება/ })
    await userEvent.click(add)
    await userEvent.type(await field(), APP_CODE)
    await expect(note).not.toBeVisible()
    await userEvent.click(await goOn())
    await waitFor(() => expect(note).toBeVisible())
    await expect(note).toHaveValue(text)
    await userEvent.click(add)
    await waitFor(() => expect(note).toHaveValue(''))
    await expect(await screen.findByText(text)).toBeVisible()
  },
}

/** Asked while a question is open: it waits, with what was typed. */
export const AskedInAQuestion: Story = {
  ...AskedMeanwhile,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'გადარიცხვა მივიღე' }))
    const inside = within(await screen.findByRole('alertdialog'))
    await userEvent.type(inside.getByRole('textbox'), 'TBC-2026-4711')
    await userEvent.click(inside.getByRole('button', { name: 'გადარიცხვა მივიღე' }))
    await userEvent.type(await field(), APP_CODE)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(await goOn())
    const again = within(await screen.findByRole('alertdialog'))
    await expect(again.getByRole('textbox')).toHaveValue('TBC-2026-4711')
    await userEvent.click(again.getByRole('button', { name: 'გადარიცხვა მივიღე' }))
    await expect(await screen.findByRole('button', { name: 'კურიერისთვის გადაცემა' })).toBeVisible()
  },
}

export const EnglishAsked: Story = {
  ...needed(),
  ...english,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible()
  },
}

export const EnglishWrongCode: Story = {
  ...needed(
    http.post('*/v1/admin/second-factor/', () =>
      HttpResponse.json({ code: ['The code is wrong, or has been used already.'] }, { status: 400 }),
    ),
  ),
  ...english,
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '000000')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await expect(await screen.findByText('The code is wrong, or has been used already.')).toBeVisible()
  },
}
