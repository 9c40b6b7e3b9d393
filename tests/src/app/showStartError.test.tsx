import { ka, type Catalogue } from '@dukani/i18n'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showStartError } from '#app/showStartError.ts'
import { en } from '../../../i18n/src/en/index.ts'

const textsOf = (catalogue: Catalogue) => ({
  title: catalogue['error.title'],
  text: catalogue['error.text'],
  retry: catalogue['shell.retry'],
})
const reload = vi.fn()
showStartError({ ka: textsOf(ka), en: textsOf(en) }, reload)

beforeEach(() => {
  document.documentElement.lang = 'ka'
  document.body.innerHTML =
    '<div id="root"></div><script type="module"></script><img alt=""><link rel="modulepreload">'
})

const fail = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('error'))

test('ROUTE-08 a page whose script can’t be loaded shows an error, and a retry reloads it', () => {
  fail('script')
  expect(screen.getByRole('alert').textContent).toBe(ka['error.title'] + ka['error.text'])
  screen.getByRole('button', { name: ka['shell.retry'] }).click()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('ROUTE-08 so does a page whose script can’t load its modules', () => {
  dispatchEvent(new Event('unhandledrejection'))
  expect(screen.getByRole('alert').textContent).toContain(ka['error.title'])
})

test('ROUTE-08 it is not said while the page is reloaded for what it fetches ahead', () => {
  fail('link')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('ROUTE-08 it is said in the page’s language', () => {
  document.documentElement.lang = 'en'
  fail('script')
  expect(screen.getByRole('alert').textContent).toContain(en['error.title'])
})

test('ROUTE-08 it is said once, and not on a page that shows something, nor of a picture', () => {
  fail('img')
  expect(screen.queryByRole('alert')).toBeNull()
  fail('script')
  fail('script')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  document.body.innerHTML = '<div id="root"><main>the shop</main></div><script></script>'
  fail('script')
  expect(screen.queryByRole('alert')).toBeNull()
})
