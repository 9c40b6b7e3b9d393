import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { leavingNobodyLoggedIn, type Scene } from '../support/authScene.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const root = document.documentElement

/** Resets the choices, so that the next story uses the toolbar's. */
function leavingNothingChosen() {
  const { theme = '' } = root.dataset
  const leave = leavingNobodyLoggedIn()
  return () => {
    root.dataset['theme'] = theme
    for (const name of ['language', 'theme']) document.cookie = `${name}=; Path=/; Max-Age=0`
    leave()
  }
}

const meta = {
  component: Screen,
  parameters: { ...screenParameters, msw: { handlers: shopHandlers() } },
  args: { path: '/', language: 'ka' },
  beforeEach: leavingNothingChosen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the sidebar, and waits until it takes presses: it ignores the second tap of a double tap. */
async function open({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'მენიუ' }))
  const sidebar = within(await canvas.findByRole('dialog', { name: 'Guest' }))
  const [switched] = sidebar.getAllByRole('radio')
  await waitFor(() => expect(switched).not.toHaveStyle({ pointerEvents: 'none' }))
  return sidebar
}

/** The whole interface changes, without a reload. */
export const Language: Story = {
  name: 'ROUTE-09 Language',
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const sidebar = await open(scene)
    await expect(sidebar.getByRole('radio', { name: 'ქართული' })).toBeChecked()
    await userEvent.click(sidebar.getByText('English'))
    await waitFor(() => expect(sidebar.getByRole('radiogroup', { name: 'Language' })).toBeVisible())
    await expect(sidebar.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(canvas.getByText('Everything a home needs', { selector: 'header *' })).toBeInTheDocument()
    await waitFor(() => expect(root).toHaveAttribute('lang', 'en'))
  },
}

export const Appearance: Story = {
  play: async (scene) => {
    const { userEvent } = scene
    const sidebar = await open(scene)
    await userEvent.click(sidebar.getByText('სისტემის'))
    await expect(root).not.toHaveAttribute('data-theme')
    await userEvent.click(sidebar.getByText('მუქი'))
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(sidebar.getByRole('radio', { name: 'მუქი' })).toBeChecked()
  },
}
