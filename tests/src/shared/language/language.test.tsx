import { act, cleanup, render, screen } from '@testing-library/react'
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
  const { language } = useLanguage()
  const current = useCurrentLanguage()
  return (
    <p role="status">
      {t('cart.title')} {language} {current()}
    </p>
  )
}

describe('the language of the interface', () => {
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
    expect(await screen.findByText('Cart en en')).toBeTruthy()
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
