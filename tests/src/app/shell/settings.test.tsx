import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ShopThemeProvider } from '@dukani/design-system'
import { loadEnglish, type Catalogue } from '@dukani/i18n'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Settings } from '#app/shell/Sidebar/Settings.tsx'
import { Toasts } from '#app/shell/Toasts.tsx'
import { georgianCatalogue, loadedCatalogue, loadLanguage } from '#shared/language/catalogues.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { eventually } from '../../../support/eventually.ts'

const en = await loadEnglish()

vi.mock(import('#shared/language/catalogues.ts'), async (original) => ({
  ...(await original()),
  loadLanguage: vi.fn(),
  loadedCatalogue: vi.fn(),
}))

let english: PromiseWithResolvers<Catalogue>
const onChange = vi.fn()

beforeEach(() => {
  english = Promise.withResolvers()
  onChange.mockClear()
  vi.mocked(loadedCatalogue).mockImplementation((language) => (language === 'en' ? en : georgianCatalogue()))
  vi.mocked(loadLanguage).mockImplementation((language) =>
    language === 'en' ? english.promise : Promise.resolve(georgianCatalogue()),
  )
  render(
    <LanguageProvider onChange={onChange}>
      <ShopThemeProvider>
        <ToastProvider>
          <Settings />
          <Toasts />
        </ToastProvider>
      </ShopThemeProvider>
    </LanguageProvider>,
  )
})
afterEach(cleanup)

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('another language is shown as chosen while its texts load, then the interface uses it and it is stored', async () => {
  await userEvent.click(radio('English'))
  expect(radio('English').checked).toBe(true)
  expect(screen.getByRole('radiogroup', { name: 'ენა' })).toBeDefined()
  english.resolve(en)
  await screen.findByRole('radiogroup', { name: 'Language' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('en')
})

test('a language whose texts can not be fetched is not chosen: a notice says so', async () => {
  await userEvent.click(radio('English'))
  english.reject(new TypeError('Failed to fetch'))
  await screen.findByText('ენის ჩატვირთვა ვერ მოხერხდა')
  expect(radio('ქართული').checked).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})

test('the last choice counts, however long the texts of the one before take', async () => {
  await userEvent.click(radio('English'))
  await userEvent.click(radio('ქართული'))
  english.resolve(en)
  await english.promise
  expect(radio('ქართული').checked).toBe(true)
  expect(screen.getByRole('radiogroup', { name: 'ენა' })).toBeDefined()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ka')
})

test('a choice that was taken back fails without a message', async () => {
  await userEvent.click(radio('English'))
  await userEvent.click(radio('ქართული'))
  english.reject(new TypeError('Failed to fetch'))
  await english.promise.catch(() => {})
  await eventually(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('ka'))
  expect(screen.queryByText('ენის ჩატვირთვა ვერ მოხერხდა')).toBeNull()
})
