import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '../../support/deferredTexts.ts'
import { product, specification } from '#mocks/products.ts'
import { ShareAddress } from '#features/product/containers/ShareAddress.tsx'
import { useShareProduct } from '#features/product/containers/useShareProduct.ts'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { render } from '../../../support/render.tsx'

const small = specification({ id: 8 })
const large = specification({ id: 'ორი/ნახევარი' })
const jug = product({ id: 6, name: 'დოქი', specifications: [small, large] })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Sharing({ chosen }: { chosen: typeof small | null }) {
  const { share, address } = useShareProduct(jug, chosen)
  const toasts = useShownToasts()
  return (
    <>
      <button onClick={share}>share</button>
      {address !== null && <ShareAddress address={address} />}
      <output>{toasts.map(({ type, message }) => `${type}: ${message}`).join()}</output>
    </>
  )
}

/** A product whose address is shared in a browser that can do so much. */
async function share(tools: object, chosen: typeof small | null = null) {
  vi.stubGlobal('navigator', tools)
  const tree = (next: typeof small | null) => (
    <ToastProvider>
      <Sharing chosen={next} />
    </ToastProvider>
  )
  const { rerender } = render(tree(chosen))
  await act(async () => screen.getByText('share').click())
  return { choose: (next: typeof small | null) => rerender(tree(next)) }
}
const said = () => screen.getByRole('status').textContent

test('what is copied is the product’s own address, with what is chosen of it, and that is said', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  await share({ clipboard: { writeText } })
  expect(writeText).toHaveBeenLastCalledWith('http://localhost:3000/product/6')
  expect(said()).toBe('success: ბმული დაკოპირდა')
  cleanup()
  await share({ clipboard: { writeText } }, large)
  const [[copied = ''] = []] = writeText.mock.calls.slice(-1) as unknown as [string][]
  expect(new URL(copied).searchParams.get('specification')).toBe('ორი/ნახევარი')
})

test('the system’s own sharing gets the name; nothing more is said by the shop', async () => {
  const own = vi.fn(() => Promise.resolve())
  await share({ share: own }, small)
  expect(own).toHaveBeenCalledExactlyOnceWith({
    title: 'დოქი',
    url: 'http://localhost:3000/product/6?specification=8',
  })
  expect(said()).toBe('')
})

test('PROD-12 an address to be copied by hand is selected, and goes with the choice', async () => {
  const { choose } = await share({}, small)
  const field: HTMLInputElement = screen.getByRole('textbox', { name: 'პროდუქტის ბმული' })
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('http://localhost:3000/product/6?specification=8')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  expect(field.readOnly).toBe(true)
  choose(null)
  expect(screen.queryByRole('textbox')).toBeNull()
})
