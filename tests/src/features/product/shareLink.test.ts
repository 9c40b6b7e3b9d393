import { expect, test, vi } from 'vitest'
import { shareLink, type ShareTools } from '#features/product/model/shareLink.ts'

const link = { title: 'ღვინო', url: 'https://shop.test/product/5?specification=8' }
const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)))

function clipboard(writeText = vi.fn(() => Promise.resolve())) {
  return { writeText }
}

test('a link goes to the system’s own sharing where there is one', async () => {
  const tools = { share: vi.fn(() => Promise.resolve()), clipboard: clipboard() }
  expect(await shareLink(link, tools)).toBe('shared')
  expect(tools.share).toHaveBeenCalledExactlyOnceWith(link)
  expect(tools.clipboard.writeText).not.toHaveBeenCalled()
})

test.each(['AbortError', 'InvalidStateError'])(
  'who leaves it, or presses twice, has not failed: %s',
  async (name) => {
    const tools = { share: failing(name), clipboard: clipboard() }
    expect(await shareLink(link, tools)).toBe('kept')
    expect(tools.clipboard.writeText).not.toHaveBeenCalled()
  },
)

test.each<[string, ShareTools]>([
  ['has none', {}],
  ['can’t share this', { share: failing('TypeError'), canShare: () => false }],
  ['is not allowed to', { share: failing('NotAllowedError') }],
])('a browser that %s copies the address', async (_case, tools) => {
  const { writeText } = clipboard()
  expect(await shareLink(link, { ...tools, clipboard: { writeText } })).toBe('copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link.url)
})

test.each<[string, ShareTools]>([
  ['an insecure page has no clipboard', {}],
  ['the clipboard is refused', { clipboard: clipboard(failing('NotAllowedError')) }],
])('what can’t be handed on is said so: %s', async (_case, tools) => {
  expect(await shareLink(link, tools)).toBe('refused')
})
