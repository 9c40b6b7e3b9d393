import { cleanup, render } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { hideResetLink } from '#shared/routing/resetLink.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

describe('ROUTE-04 before the app is there', () => {
  test('the link leaves the address, and the router finds it as its own state', () => {
    history.replaceState(null, '', '/reset-password?uid=a&token=b')
    hideResetLink()
    expect(location.href).toMatch(/\/reset-password$/)
    let state: unknown
    function Reader() {
      state = useLocation().state as unknown
      return null
    }
    render(
      <BrowserRouter>
        <Reader />
      </BrowserRouter>,
    )
    expect(state).toEqual({ resetLink: { uid: 'a', token: 'b' } })
  })

  test.each(['/?uid=a&token=b', '/orders?uid=a&token=b', '/reset-password?uid=a'])(
    '%s stays as it is',
    (address) => {
      history.replaceState({ usr: 1 }, '', address)
      hideResetLink()
      expect(location.pathname + location.search).toBe(address)
      expect(history.state).toEqual({ usr: 1 })
    },
  )

  test('a reload, whose address has no link any more, keeps what the entry has', () => {
    const state = { usr: { resetLink: { uid: 'a', token: 'b' } }, key: 'k', idx: 3 }
    history.replaceState(state, '', '/reset-password')
    hideResetLink()
    expect(history.state).toEqual(state)
  })
})
