import { DEFAULT_CONFIG } from '@dukani/contracts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Link, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { product } from '#mocks/products.ts'
import { ProductGallery } from '#shared/product/ProductGallery.tsx'
import { galleryPictures } from '#shared/product/galleryPictures.ts'
import { useLayerEntry } from '#shared/history/useEntry.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { Shop } from '../../support/shop.tsx'

const wine = product({ id: 5, images: ['/media/a.png', '/media/b.png', '/media/c.png'] })
const honey = product({ id: 6, name: 'თაფლი', images: ['/media/d.png', '/media/e.png'] })

function Page() {
  const { pathname } = useLocation()
  const [isZoomed, zoom] = useLayerEntry('zoomed')
  const shown = pathname.endsWith('5') ? wine : honey
  return (
    <>
      <ProductGallery key={String(shown.id)} product={shown} isZoomed={isZoomed} onZoom={zoom} />
      <Link to="/product/6">თაფლი</Link>
    </>
  )
}

/** The product's page, opened by a link in the shop. */
function open() {
  history.pushState({ usr: null, key: 'before', idx: 0 }, '', '/')
  history.pushState({ usr: { depth: 1 }, key: 'here', idx: 1 }, '', '/product/5?category=x')
  return render(
    <Shop>
      <LanguageProvider>
        <ToastProvider>
          <BrowserRouter>
            <Page />
          </BrowserRouter>
        </ToastProvider>
      </LanguageProvider>
    </Shop>,
  )
}

const go = (how: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    how()
    await arrived
  })
const zoomButton = () => screen.getByRole('button', { name: 'ფოტოს გადიდება' })
const zoomed = () => screen.queryByRole('dialog', { name: 'გადიდებული ფოტო' })
const address = () => location.pathname + location.search

afterEach(cleanup)

test('PROD-01 the picture’s zoom is an entry: Back closes only it, forward opens it again', async () => {
  open()
  zoomButton().focus()
  fireEvent.click(zoomButton())
  await waitFor(() => expect(zoomed()).not.toBeNull())
  expect(address()).toBe('/product/5?category=x')
  expect(history.state).toMatchObject({ usr: { depth: 1, zoomed: true } })
  await go(() => history.back())
  expect(zoomed()).toBeNull()
  expect(address()).toBe('/product/5?category=x')
  expect(history.state).toMatchObject({ usr: { depth: 1 } })
  expect(document.activeElement).toBe(zoomButton())
  await go(() => history.forward())
  expect(zoomed()).not.toBeNull()
})

test('PROD-01 closing it goes back, once; the gallery shows the picture that was looked at', async () => {
  open()
  fireEvent.click(zoomButton())
  await waitFor(() => expect(zoomed()).not.toBeNull())
  const dialog = zoomed()
  if (!dialog) throw new Error('unreachable: it is shown')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  await go(() => {
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
  })
  expect(zoomed()).toBeNull()
  expect(address()).toBe('/product/5?category=x')
  expect(screen.getByText('2 / 3')).toBeTruthy()
})

test('PROD-12 another product begins with its first picture and without the zoom', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'ფოტო 3' }))
  fireEvent.click(zoomButton())
  await waitFor(() => expect(zoomed()).not.toBeNull())
  fireEvent.click(screen.getByText('თაფლი'))
  expect(address()).toBe('/product/6')
  expect(zoomed()).toBeNull()
  expect(screen.getByText('1 / 2')).toBeTruthy()
  await go(() => history.back())
  expect(zoomed()).not.toBeNull()
})

test('PROD-14 pictures get the base and the widths; the single one, or none', () => {
  const config = { ...DEFAULT_CONFIG, mediaBase: 'https://media.test', mediaWidths: [400] }
  const of = (images: string[], main: string | null = null) =>
    galleryPictures(product({ images, main_image: main }), config)
  expect(of(['/media/a.png', ' ', 'javascript:alert(1)'])).toEqual([
    { src: 'https://media.test/media/a.png', srcSet: 'https://media.test/media/a.png?w=400 400w' },
    { src: null, srcSet: null },
  ])
  expect(of([], '/media/m.png').map(({ src }) => src)).toEqual(['https://media.test/media/m.png'])
  expect(of([''])).toEqual([])
})
