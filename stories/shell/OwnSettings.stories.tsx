import type { PublicSettings } from '@dukani/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { product } from '../../mocks/products.ts'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const NOTICE = {
  id: '7',
  ka: '1 და 2 იანვარს არ ვმუშაობთ. შეკვეთებს 3 იანვრიდან მოგიტანთ.',
  en: 'We are closed on 1 and 2 January. Orders arrive from 3 January.',
}
const SETTINGS: PublicSettings = {
  about: { ka: 'ჩვენ სამნი ვართ.\nთაფლი ჩვენია.', en: 'There are three of us.\nThe honey is ours.' },
  delivery: { ka: 'ყველგან 2 დღეში', en: '2 days everywhere' },
  social: { facebook: 'https://www.facebook.com/other', instagram: '', tiktok: '' },
  notice: NOTICE,
}

/** The shop as its owner has changed it in the back office. */
const meta = {
  component: Screen,
  parameters: { ...screenParameters, msw: { handlers: shopHandlers({ products: [product()] }) } },
  args: { path: '/', language: 'ka', settings: SETTINGS },
  beforeEach: () => () => {
    delete document.documentElement.dataset['closedNotice']
    document.cookie = 'notice=; Path=/; Max-Age=0'
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The notice is below the header; the about section and the footer have the owner's texts and links. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('complementary')
    await expect(notice).toHaveTextContent(NOTICE.ka)
    const about = canvas.getByRole('region', { name: 'ჩვენ შესახებ' })
    await expect(within(about).getByText(/ჩვენ სამნი ვართ/)).toHaveStyle({ whiteSpace: 'pre-line' })
    await expect(about).toHaveTextContent('ყველგან 2 დღეში')
    const links = within(canvas.getByRole('navigation', { name: 'სოციალური ქსელები' })).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.facebook.com/other'])
  },
}

export const English: Story = {
  args: { language: 'en' },
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(NOTICE.en)).toBeVisible())
    await expect(canvas.getByText(/There are three of us/)).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Once closed it is gone, and the focus is in the page. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('complementary')
    await userEvent.click(within(notice).getByRole('button', { name: 'დახურვა' }))
    await waitFor(() => expect(notice).not.toBeVisible())
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(document.cookie).toContain('notice=7')
  },
}

/** A product says how soon it is delivered. */
export const Product: Story = {
  args: { path: `/product/${product().id}` },
  play: async ({ canvas }) => {
    const modal = await canvas.findByRole('dialog')
    await waitFor(() => expect(within(modal).getByText('ყველგან 2 დღეში')).toBeVisible())
  },
}

/** A shop without pages on social networks. */
export const NoLinks: Story = {
  args: { settings: { social: { facebook: '', instagram: '', tiktok: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'სოციალური ქსელები' })).toBeNull()
  },
}
