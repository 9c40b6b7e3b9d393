import { CacheProvider, ClassNames, css, Global } from '@emotion/react'
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createBrowserCache } from '../../../src/app/emotionCache.ts'
import { EMOTION_KEY } from '../../../src/app/emotionKey.ts'

const PAGE_STYLES = { body: { margin: 0 } }

afterEach(() => {
  document.head.innerHTML = ''
})

test('the server’s style elements stay where they are, and new rules come after them', () => {
  document.head.innerHTML = `
    <style data-emotion="${EMOTION_KEY}-global ${css(PAGE_STYLES).name}" data-s>body{margin:0;}</style>
    <style data-emotion="${EMOTION_KEY} abc" data-s>.${EMOTION_KEY}-abc{color:red;}</style>`
  const rendered = [...document.head.querySelectorAll('style')]
  const moves = new MutationObserver(() => {})
  moves.observe(document.head, { childList: true })
  const cache = createBrowserCache()
  const page = (isLater: boolean) => (
    <CacheProvider value={cache}>
      <Global styles={PAGE_STYLES} />
      {isLater && <ClassNames>{(names) => <p className={names.css({ color: 'blue' })} />}</ClassNames>}
    </CacheProvider>
  )
  const { rerender, unmount } = render(page(false))
  expect(moves.takeRecords()).toEqual([])
  rerender(page(true))
  const styles = [...document.head.querySelectorAll('style')]
  expect(styles.slice(0, 2)).toEqual(rendered)
  expect(styles.length).toBe(3)
  unmount()
  expect(rendered[0]?.isConnected).toBe(false)
})
