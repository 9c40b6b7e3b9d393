import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import { button } from './authShop.tsx'
import { eventually } from '../../../support/eventually.ts'
import { render } from '../../../support/render.tsx'

afterEach(cleanup)

const Modal = () => <h1>modal</h1>

/** A layer over a page; `arrive` and `fail` settle the fetch of its chunk. */
function layer() {
  let arrive = () => {}
  let fail = () => {}
  const load = vi.fn(
    () =>
      new Promise<typeof Modal>((resolve, reject) => {
        arrive = () => resolve(Modal)
        fail = () => reject(new Error('chunk gone'))
      }),
  )
  const Screen = lazyPart(load)
  const onClose = vi.fn()
  const draw = (open: boolean) => (
    <LazyLayer open={open} onClose={onClose}>
      {(place) => <Screen {...place} />}
    </LazyLayer>
  )
  const { rerender } = render(draw(true))
  // The fetch begins in a task after the one that opens the layer.
  const isAsked = () => eventually(() => expect(load).toHaveBeenCalled())
  return {
    load,
    onClose,
    draw: (open: boolean) => rerender(draw(open)),
    arrive: () => act(async () => isAsked().then(() => arrive())),
    fail: () => act(async () => isAsked().then(() => fail())),
  }
}

describe('the layer in a chunk of its own', () => {
  test('ROUTE-07 says that it is coming, until it is there', async () => {
    const { arrive } = layer()
    expect(screen.getByRole('status').textContent).toBe('იტვირთება…')
    await arrive()
    // Its texts and icons come by an import of their own.
    expect(await screen.findByRole('heading', { name: 'modal' })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('ROUTE-08 that can not be fetched says so, and the retry fetches again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { load, fail, arrive } = layer()
    await fail()
    expect(screen.getByRole('alert').textContent).toContain('რაღაც ვერ აეწყო')
    await act(async () => button('თავიდან ცდა').click())
    expect(load).toHaveBeenCalledTimes(2)
    await arrive()
    expect(await screen.findByRole('heading', { name: 'modal' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('ROUTE-08 that can not be fetched can be done without', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { onClose, draw, fail } = layer()
    await fail()
    await act(async () => button('დახურვა').click())
    // Without the press itself, which the sidebar would take for what was chosen.
    expect(onClose).toHaveBeenCalledExactlyOnceWith()
    draw(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
