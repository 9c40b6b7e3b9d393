import type { Language } from '@dukani/i18n'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LanguageRouter } from '#app/LanguageRouter.tsx'
import { LanguageProvider, useLanguage } from '#shared/language/LanguageProvider.tsx'
import { loadLanguage } from '#shared/language/catalogues.ts'
import { useLanguageHref } from '#shared/routing/useLanguageHref.ts'
import { eventually } from '../../support/eventually.ts'

beforeEach(async () => {
  await loadLanguage('en')
  history.replaceState(null, '', '/')
})
afterEach(cleanup)

/** What the shown page may do, filled in by it. */
const page = {} as {
  navigate: NavigateFunction
  setLanguage: (language: Language) => Promise<void>
}

function Place() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const { setLanguage } = useLanguage()
  useEffect(() => void Object.assign(page, { navigate, setLanguage }))
  return <output data-href={useLanguageHref()('/orders')}>{`${pathname}${search} ${key}`}</output>
}

function open(language: Language) {
  render(
    <LanguageProvider language={language}>
      <LanguageRouter>
        <Place />
      </LanguageRouter>
    </LanguageProvider>,
  )
}

const shown = () => screen.getByRole('status').textContent
const at = () => `${location.pathname}${location.search}${location.hash}`
const go = (step: () => unknown) => act(async () => void (await step()))

test('ROUTE-09 English pages have addresses of their own, whose language the app’s routes don’t see', async () => {
  history.replaceState(null, '', '/en/product/7?search=x')
  open('en')
  expect(shown()).toMatch(/^\/product\/7\?search=x /)
  expect(screen.getByRole('status').dataset['href']).toBe('/en/orders')
  await go(() => page.navigate('/orders'))
  expect(at()).toBe('/en/orders')
  expect(shown()).toMatch(/^\/orders /)
  await go(() => page.navigate('/'))
  expect(at()).toBe('/en')
  expect(shown()).toMatch(/^\/ /)
})

test('ROUTE-09 a change of the language changes the address and nothing else', async () => {
  open('ka')
  await go(() => page.navigate('/product/7?search=x#reviews', { state: { depth: 2 } }))
  const before = { text: shown(), element: screen.getByRole('status') }
  await go(() => page.setLanguage('en'))
  expect(at()).toBe('/en/product/7?search=x#reviews')
  expect(shown()).toBe(before.text)
  expect(screen.getByRole('status')).toBe(before.element)
  expect(history.state).toMatchObject({ usr: { depth: 2 } })
  await go(() => page.setLanguage('ka'))
  expect(at()).toBe('/product/7?search=x#reviews')
})

test('ROUTE-09 back leads to the page in the language that is shown now', async () => {
  open('ka')
  await go(() => page.navigate('/orders'))
  await go(() => page.setLanguage('en'))
  await go(() => page.navigate(-1))
  await eventually(() => expect(shown()).toMatch(/^\/ /))
  expect(at()).toBe('/en')
  expect(document.documentElement.lang).toBe('en')
})
