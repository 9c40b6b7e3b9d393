import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { collectEarlyEvents, startOnLoadOrTouch } from '../../../src/app/hydration.ts'
import { eventually } from '../../support/eventually.ts'

/** Collects until the test is over. */
function collect() {
  const early = collectEarlyEvents()
  onTestFinished(early.end)
  return early
}

beforeEach(() => {
  const link = Object.assign(document.createElement('a'), { href: '#x' })
  const add = Object.assign(document.createElement('button'), { type: 'button' })
  const form = document.createElement('form')
  form.append(document.createElement('button'))
  document.body.replaceChildren(link, add, form)
})

describe('when the app comes to a page that the server rendered', () => {
  test('it starts after the load event of a page that is still loading', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const start = vi.fn()
    startOnLoadOrTouch(start)
    expect(start).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    await eventually(() => expect(start).toHaveBeenCalledTimes(1))
  })

  test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'a %s before that starts it at once, and nothing starts it twice',
    async (type) => {
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
      const start = vi.fn()
      startOnLoadOrTouch(start)
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      expect(start).toHaveBeenCalledTimes(1)
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      window.dispatchEvent(new Event('load'))
      await new Promise((resolve) => setTimeout(resolve))
      expect(start).toHaveBeenCalledTimes(1)
    },
  )
})

describe('a tap before the app listens', () => {
  const button = () => document.querySelector<HTMLButtonElement>('button[type="button"]')

  test('is carried out once when it does', () => {
    const early = collect()
    button()?.click()
    button()?.click()
    const tapped = vi.fn()
    button()?.addEventListener('click', tapped)
    early.listen()
    expect(tapped).toHaveBeenCalledTimes(1)
  })

  test('is kept from React while that hydrates, and carried out after it', () => {
    const early = collect()
    early.hydrate()
    const heard: string[] = []
    for (const type of ['pointerdown', 'keydown', 'click'])
      document.body.addEventListener(type, () => heard.push(type))
    button()?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    button()?.dispatchEvent(new Event('keydown', { bubbles: true }))
    button()?.click()
    expect(heard).toEqual([])
    early.listen()
    expect(heard).toEqual(['click'])
    button()?.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(heard).toEqual(['click', 'keydown'])
  })

  test('is carried out after the next paint while parts of the page hydrate, and at once after that', async () => {
    const early = collect()
    early.hydrate()
    early.listen()
    const heard: string[] = []
    for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, () => heard.push(type))
    button()?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    button()?.click()
    expect(heard).toEqual(['pointerdown'])
    await eventually(() => expect(heard).toEqual(['pointerdown', 'click']))
    button()?.click()
    early.end()
    expect(heard).toEqual(['pointerdown', 'click', 'click'])
    button()?.click()
    expect(heard).toHaveLength(4)
  })

  test('on a link is carried out by the app that is nearly there, and left to the browser with a modifier', () => {
    const link = document.querySelector('a')
    if (link) link.href = '/product/5'
    const early = collect()
    early.hydrate()
    const click = (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      link?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(click()).toBe(true)
    expect(click({ ctrlKey: true })).toBe(false)
    const followed = vi.fn((event: Event) => event.preventDefault())
    link?.addEventListener('click', followed)
    early.listen()
    expect(followed).toHaveBeenCalledTimes(1)
  })

  test('is dropped when its button is gone', () => {
    const early = collect()
    const gone = button()
    gone?.click()
    const tapped = vi.fn()
    gone?.addEventListener('click', tapped)
    gone?.remove()
    early.listen()
    expect(tapped).not.toHaveBeenCalled()
  })

  test('on a link or on the button of a form is the browser’s own', () => {
    const early = collect()
    const form = document.querySelector('form')
    form?.addEventListener('submit', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    const send = document.querySelector<HTMLButtonElement>('form button')
    send?.click()
    const tapped = vi.fn()
    document.body.addEventListener('click', tapped)
    early.listen()
    document.body.removeEventListener('click', tapped)
    expect(tapped).not.toHaveBeenCalled()
  })

  test.each([
    ['post', true],
    ['get', false],
  ])('a form’s %s is held until then: %s', (method, isHeld) => {
    const form = document.querySelector('form')
    form?.setAttribute('method', method)
    const sent: boolean[] = []
    const onSubmit = (event: Event) => {
      sent.push(event.defaultPrevented)
      // jsdom sends nothing.
      event.preventDefault()
    }
    document.addEventListener('submit', onSubmit)
    const early = collect()
    form?.requestSubmit()
    form?.requestSubmit()
    expect(sent).toEqual([isHeld, isHeld])
    early.listen()
    expect(sent.slice(2)).toEqual(isHeld ? [false] : [])
    document.removeEventListener('submit', onSubmit)
  })
})
