import { describe, expect, test, vi } from 'vitest'
import { createTabChannel } from '#shared/browser/tabChannel.ts'
import { eventually } from '../../../support/eventually.ts'

const open = () => createTabChannel('test', ['in', 'out'])

describe('messages between tabs', () => {
  test('arrives in the others, not in the one that said it, until they stop listening', async () => {
    const [one, other] = [open(), open()]
    const [own, heard] = [vi.fn(), vi.fn()]
    const stops = [one.listen(own), other.listen(heard)]
    one.tell('in')
    await eventually(() => expect(heard.mock.calls).toEqual([['in']]))
    expect(own).not.toHaveBeenCalled()
    for (const stop of stops) stop()
  })

  test('are only known ones: others are ignored', async () => {
    const heard = vi.fn()
    const stop = open().listen(heard)
    const stranger = new BroadcastChannel('test')
    stranger.postMessage({ token: 'x' })
    stranger.postMessage('other')
    stranger.postMessage('out')
    await eventually(() => expect(heard.mock.calls).toEqual([['out']]))
    stranger.close()
    stop()
  })

  test.each([
    ['there is no channel', undefined],
    [
      'it is refused',
      class {
        constructor() {
          throw new DOMException('denied', 'SecurityError')
        }
      },
    ],
  ])('goes by storage events where %s', (_, Channel) => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const heard = vi.fn()
    const stop = open().listen(heard)
    const written = () => localStorage.getItem('test')
    open().tell('out')
    const first = written()
    open().tell('out')
    expect(written()).not.toBe(first)
    window.dispatchEvent(new StorageEvent('storage', { key: 'test', newValue: written() }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'test', newValue: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'out' }))
    expect(heard.mock.calls).toEqual([['out']])
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'test', newValue: written() }))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('is dropped without an error where storage is refused too', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => open().tell('in')).not.toThrow()
  })
})
