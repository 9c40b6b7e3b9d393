import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CATEGORY_DEBOUNCE_MS } from '#features/catalogue/api/useProductPages.ts'
import { SEARCH_DEBOUNCE_MS, useSearchText } from '#features/catalogue/model/useSearchText.ts'
import { useDebouncedText } from '#shared/hooks/useDebouncedText.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('the debounced value', () => {
  test('CAT-04 a new value counts once it has stood for 300 ms', () => {
    const { result, rerender } = renderHook((text: string) => useDebouncedText(text, CATEGORY_DEBOUNCE_MS), {
      initialProps: 'ყველა',
    })
    expect(result.current).toEqual({ value: 'ყველა', times: 0, settling: false })
    rerender('ღვინო')
    pass(299)
    rerender('თაფლი')
    pass(299)
    expect(result.current).toEqual({ value: 'ყველა', times: 0, settling: true })
    pass(1)
    expect(result.current).toEqual({ value: 'თაფლი', times: 1, settling: false })
  })

  test('going back in time changes nothing', () => {
    const { result, rerender } = renderHook((text: string) => useDebouncedText(text, 300), {
      initialProps: 'a',
    })
    rerender('b')
    pass(200)
    rerender('a')
    pass(1000)
    expect(result.current).toEqual({ value: 'a', times: 0, settling: false })
  })
})

describe('HEAD-02 the search box', () => {
  function box(sent = '') {
    const onSend = vi.fn<(search: string) => void>()
    const hook = renderHook((address: string) => useSearchText(address, onSend), { initialProps: sent })
    const type = (text: string) => act(() => hook.result.current.setText(text))
    return { ...hook, onSend, type }
  }

  test('sends 400 ms after typing stops, trimmed', () => {
    const { onSend, type } = box()
    type('ღვ')
    pass(SEARCH_DEBOUNCE_MS - 1)
    type(' ღვინო ')
    pass(399)
    expect(onSend).not.toHaveBeenCalled()
    pass(1)
    expect(onSend).toHaveBeenCalledExactlyOnceWith('ღვინო')
  })

  test('sends nothing when only blanks were added', () => {
    const { onSend, type } = box('ღვინო')
    type('ღვინო  ')
    pass(1000)
    expect(onSend).not.toHaveBeenCalled()
  })

  test('what is on its way to the address by another way isn’t sent, and takes nothing from it', () => {
    const { result, onSend, type, rerender } = box()
    type('ღვინო')
    pass(200)
    act(() => result.current.follow('ღვინო'))
    pass(1000)
    expect(onSend).not.toHaveBeenCalled()
    rerender('ღვინო')
    type('ჩაი')
    pass(400)
    expect(onSend).toHaveBeenCalledExactlyOnceWith('ჩაი')
  })

  test('emptied for another way on, it doesn’t send its emptiness after that, however late the address is', () => {
    const { result, onSend, type, rerender } = box('ღვინ')
    type('')
    act(() => result.current.follow(''))
    pass(1000)
    expect(onSend).not.toHaveBeenCalled()
    rerender('')
    expect(result.current.text).toBe('')
  })

  test('what was sent and overtaken before the address had it isn’t taken back by another search', () => {
    const { result, onSend, type, rerender } = box()
    type('ღვინ')
    pass(400)
    expect(onSend).toHaveBeenCalledExactlyOnceWith('ღვინ')
    type('')
    act(() => result.current.follow(''))
    pass(1000)
    expect(onSend).toHaveBeenCalledOnce()
    rerender('ჩაი')
    expect(result.current.text).toBe('ჩაი')
    rerender('ღვინ')
    expect(result.current.text).toBe('ღვინ')
  })

  test('what is typed on while the address catches up stays', () => {
    const { result, onSend, type, rerender } = box()
    type('ღვ')
    pass(400)
    type('ღვინო')
    rerender('ღვ')
    expect(result.current.text).toBe('ღვინო')
    pass(400)
    expect(onSend).toHaveBeenLastCalledWith('ღვინო')
  })

  test('another text that is typed while the address catches up stays, and is sent', () => {
    const { result, onSend, type, rerender } = box()
    type('თაფლი')
    act(() => result.current.submit())
    type('ჩაი')
    act(() => result.current.submit())
    rerender('თაფლი')
    expect(result.current.text).toBe('ჩაი')
    rerender('ჩაი')
    expect(result.current.text).toBe('ჩაი')
    pass(400)
    expect(onSend.mock.calls).toEqual([['თაფლი'], ['ჩაი']])
    rerender('თაფლი')
    expect(result.current.text).toBe('თაფლი')
  })

  test('clearing it returns to the catalogue at once; so does emptying it by hand, 400 ms later', () => {
    const { result, onSend, type } = box('ღვინო')
    act(() => result.current.clear())
    expect(result.current.text).toBe('')
    expect(onSend).toHaveBeenCalledExactlyOnceWith('')
    const other = box('თაფლი')
    other.type('')
    pass(400)
    expect(other.onSend).toHaveBeenCalledExactlyOnceWith('')
    type('x')
  })

  test('Enter sends at once', () => {
    const { result, onSend, type } = box()
    type(' თაფლი')
    act(() => result.current.submit())
    expect(onSend).toHaveBeenCalledExactlyOnceWith('თაფლი')
  })

  test('follows the address when that changes by itself', () => {
    const { result, rerender, onSend } = box('ღვინო')
    rerender('')
    expect(result.current.text).toBe('')
    rerender('თაფლი')
    expect(result.current.text).toBe('თაფლი')
    pass(1000)
    expect(onSend).not.toHaveBeenCalled()
  })
})
