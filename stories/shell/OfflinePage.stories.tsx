import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Language } from '@dukani/i18n'
import { expect, fn, waitFor } from 'storybook/test'
import { savedCart, type SavedLine } from '#features/cart/model/savedCart.ts'
import { OfflinePage } from '#pages/OfflinePage/OfflinePage.tsx'
import { loadLanguage, loadDeferredTexts } from '#shared/language/catalogues.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'

const line: SavedLine = {
  productId: 'saperavi',
  name: 'საფერავი, ქვევრის ღვინო, 2021',
  specification: '0,75 ლ',
  quantity: 2,
  price: 7600,
  oldPrice: 9000,
  picture: null,
}

const keep = (lines: readonly SavedLine[]) => () =>
  savedCart.write({
    at: Date.parse('2026-03-05T14:07:00Z'),
    total: lines.reduce((sum, { price }) => sum + (price ?? 0), 0),
    lines,
  })

const environment = { ask: fn(), reload: fn() }

/** The page shown while the shop can't be reached, with the saved cart. */
const meta = {
  component: Scene,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: { language: 'ka' },
  loaders: [loadDeferredTexts, () => loadLanguage('en')],
  beforeEach: () => {
    environment.ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    environment.reload.mockReset()
  },
} satisfies Meta<typeof Scene>

export default meta
type Story = StoryObj<typeof meta>

function Scene({ language = 'ka' }: { language?: Language }) {
  return (
    <LanguageProvider language={language}>
      <OfflinePage environment={environment} />
    </LanguageProvider>
  )
}

/** Without a saved cart: a message and a retry. */
export const NoCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'თავიდან ცდა' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('კავშირი ჯერ არ არის.'))
    await expect(environment.reload).not.toHaveBeenCalled()
    environment.ask.mockResolvedValue(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'თავიდან ცდა' }))
    await waitFor(() => expect(environment.reload).toHaveBeenCalledOnce())
  },
}

/** One line; the device says that it has a connection again. */
export const OneLine: Story = {
  beforeEach: keep([line]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'კალათა' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'კალათა' })).toHaveTextContent(
      'ბოლოს განახლდა: 5 მარ. 2026, 18:07',
    )
    environment.ask.mockResolvedValue(undefined)
    // The page may be drawn before it listens.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      return expect(environment.reload).toHaveBeenCalled()
    })
  },
}

export const FiftyLines: Story = {
  beforeEach: keep(
    Array.from({ length: 50 }, (_, n) => ({
      ...line,
      productId: String(n),
      quantity: n + 1,
      price: (n + 1) * 3800,
    })),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50)
  },
}

/** A very long name, a six-digit price, and no price. */
export const LongNames: Story = {
  beforeEach: keep([
    {
      ...line,
      name: 'ხელით ნაქსოვი, ბუნებრივი საღებავებით შეღებილი თუშური ფარდაგი დიდი ოთახისთვის, მეცხრამეტე საუკუნის ნიმუშის მიხედვით',
      specification: 'ზომა: ორი მეტრი სამზე; ფერი: ბროწეულისფერი, მუქი ლურჯი და კაკლისფერი',
      price: 12_345_650,
      oldPrice: 15_000_000,
    },
    { ...line, productId: 'honey', specification: null, price: null, oldPrice: null },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'კალათა' })).toHaveTextContent('ფასი მიუწვდომელია')
  },
}
