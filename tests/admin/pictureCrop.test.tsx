import { fireEvent, render, screen } from '@testing-library/react'
import { http } from 'msw'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PictureCropDialog } from '#admin/features/products/containers/PictureCropDialog.tsx'
import { staffProductDetails } from '#mocks/adminProducts.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const [picture] = staffProductDetails().pictures
const nothing = () => undefined

/** The dialog, open with a picture, or closed. */
const dialog = (isOpen: boolean) => (
  <MemoryRouter>
    <PictureCropDialog
      picture={isOpen ? (picture ?? null) : null}
      onClose={nothing}
      onCropped={nothing}
      onLeft={nothing}
    />
  </MemoryRouter>
)

/** The browser has loaded the picture in this size. */
async function load(width: number, height: number) {
  const image = await screen.findByRole<HTMLImageElement>('img', { hidden: true })
  Object.defineProperties(image, {
    naturalWidth: { value: width, configurable: true },
    naturalHeight: { value: height, configurable: true },
  })
  fireEvent.load(image)
}
const selection = () => document.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.style.cssText

test('a crop that is being stored is given up when the dialog is closed', async () => {
  const signals: AbortSignal[] = []
  mockApi(
    http.post('*/v1/admin/pictures/crop/', ({ request }) => {
      signals.push(request.signal)
      return new Promise<never>(nothing)
    }),
  )
  const { rerender } = render(dialog(true), { wrapper: OwnerApp })
  await load(200, 100)
  fireEvent.click(screen.getByRole('button', { name: 'მოჭრა', hidden: true }))
  await expect.poll(() => signals.length).toBe(1)
  rerender(dialog(false))
  await expect.poll(() => signals[0]?.aborted).toBe(true)
})

test('what is selected stays when the browser loads another size of the picture', async () => {
  mockApi()
  render(dialog(true), { wrapper: OwnerApp })
  await load(200, 100)
  const before = selection()
  expect(before).toBeTruthy()
  await load(400, 400)
  expect(selection()).toBe(before)
})
