import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigationType } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'

afterEach(cleanup)

function Link({ to }: { to: string }) {
  const { href, onNavigate } = useAdminLink()(to)
  return (
    <a href={href} onClick={onNavigate}>
      {useNavigationType()}
    </a>
  )
}

test.each([
  ['/security', 'REPLACE'],
  ['/orders?status=shipped', 'PUSH'],
  ['/security?from=orders', 'PUSH'],
])('a link to the page that is shown adds nothing to the history, as a browser does it: %s', (to, type) => {
  render(
    <MemoryRouter initialEntries={['/security']}>
      <Link to={to} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('link'))
  expect(screen.getByRole('link').textContent).toBe(type)
})
