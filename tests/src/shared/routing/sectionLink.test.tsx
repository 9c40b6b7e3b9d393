import { SkipLinks } from '@dukani/design-system'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sectionLink } from '#shared/routing/scrollToSection.ts'
import { render } from '../../../support/render.tsx'

afterEach(cleanup)

test('HEAD-04 a link to a section leads there and leaves the address and the history alone; with a modifier it is the browser’s', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const link = sectionLink('main')
  const followed = vi.fn(link.onNavigate)
  render(
    <>
      <SkipLinks links={[{ href: link.href, onNavigate: followed, label: 'შინაარსზე' }]} />
      <main id="main" tabIndex={-1} />
    </>,
  )
  const entries = history.length
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(scrolled).toHaveBeenCalledOnce()
  expect([location.hash, history.length]).toEqual(['', entries])
  expect(screen.getByRole('link').getAttribute('href')).toBe('#main')

  fireEvent.click(screen.getByRole('link'), { ctrlKey: true })
  expect(followed).toHaveBeenCalledOnce()
})
