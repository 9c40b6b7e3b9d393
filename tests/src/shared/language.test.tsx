import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  LanguageProvider,
  useCurrentLanguage,
  useLanguage,
  useText,
} from '#shared/language/LanguageProvider.tsx'

afterEach(cleanup)

function Title() {
  const t = useText()
  const { language, setLanguage } = useLanguage()
  const current = useCurrentLanguage()
  return (
    <button onClick={() => setLanguage('en')}>
      {t('cart.title')} {language} {current()}
    </button>
  )
}

describe('the language of the interface', () => {
  test('is Georgian first, and changes when a visitor says so', async () => {
    const onChange = vi.fn()
    render(
      <LanguageProvider onChange={onChange}>
        <Title />
      </LanguageProvider>,
    )
    expect(screen.getByRole('button').textContent).toBe('კალათა ka ka')
    await userEvent.click(screen.getByRole('button'))
    await screen.findByText('Cart en en')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('en')
  })

  test('texts that were fetched before are there at the first render, on the server too', () => {
    const tree = (
      <LanguageProvider language="en">
        <Title />
      </LanguageProvider>
    )
    expect(renderToString(tree)).toContain('Cart')
  })

  test('follows the provider', async () => {
    const { rerender } = render(
      <LanguageProvider language="ka">
        <Title />
      </LanguageProvider>,
    )
    rerender(
      <LanguageProvider language="en">
        <Title />
      </LanguageProvider>,
    )
    await act(async () => {})
    expect(screen.getByRole('button').textContent).toBe('Cart en en')
  })

  test('follows a choice made elsewhere, without keeping it once more, and the document says so (ROUTE-09)', async () => {
    const onChange = vi.fn()
    const stop = vi.fn()
    let show: (language: 'ka' | 'en') => void = () => {}
    const follow = (hear: typeof show) => {
      show = hear
      return stop
    }
    const { unmount } = render(
      <LanguageProvider onChange={onChange} follow={follow}>
        <Title />
      </LanguageProvider>,
    )
    expect(document.documentElement.lang).toBe('ka')
    act(() => show('en'))
    await screen.findByText('Cart en en')
    expect(document.documentElement.lang).toBe('en')
    expect(onChange).not.toHaveBeenCalled()
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })
})
