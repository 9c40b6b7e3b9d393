import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  FormMessage,
  Heading,
  IconButton,
  ModalSheet,
  PasswordField,
  PriceTag,
  ProductImage,
  QuantityStepper,
  RadioCards,
  ShopThemeProvider,
  Skeleton,
  Stack,
  StarRating,
  StarRatingInput,
  StatusChip,
  TextField,
  ToastStack,
} from '@dukani/design-system'
import { createElement as h, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const nothing = () => undefined
const WORDS = ['1 — ცუდი', '2 — სუსტი', '3 — საშუალო', '4 — კარგი', '5 — ძალიან კარგი'] as const

/** A page as the server makes it: its HTML and the style block that goes with it. */
function onServer(children: ReactNode) {
  const cache = createCache({ key: 'css' })
  const critical = createEmotionServer(cache)
  const html = renderToString(h(CacheProvider, { value: cache }, h(ShopThemeProvider, null, children)))
  return {
    html,
    css: critical
      .extractCriticalToChunks(html)
      .styles.map(({ css }) => css)
      .join(''),
  }
}

const noNotices = h(ToastStack, {
  toasts: [],
  onDismiss: nothing,
  label: 'შეტყობინებები',
  dismissLabel: 'დახურვა',
})

const primitives = h(
  Fragment,
  null,
  h(Button, { icon: 'cart', pending: true, children: 'დამატება' }),
  h(IconButton, { icon: 'plus', label: 'დამატება' }),
  h(PriceTag, {
    price: 3800,
    oldPrice: 4500,
    labels: { oldPrice: 'ძველი', priceUnavailable: '' },
    language: 'ka',
  }),
  h(StarRating, { value: 4.6, label: 'შეფასება 4,6, 5-დან' }),
  h(StarRatingInput, { value: 3, onChange: nothing, legend: 'შეფასება', words: WORDS }),
  h(QuantityStepper, {
    value: 5,
    max: 5,
    onChange: nothing,
    label: 'რაოდენობა',
    decreaseLabel: 'ნაკლები',
    increaseLabel: 'მეტი',
  }),
  h(TextField, { label: 'ქალაქი', hint: 'თბილისი', error: 'ეს ველი აუცილებელია.' }),
  h(PasswordField, { label: 'პაროლი', labels: { show: 'ჩვენება', hide: 'დამალვა' } }),
  h(RadioCards, {
    legend: 'გადახდა',
    name: 'payment',
    options: [{ value: 'flitt', label: 'ბარათი', icon: 'card' }],
    value: null,
    onChange: nothing,
  }),
  h(Checkbox, { label: 'ვეთანხმები' }),
  h(FormMessage, { tone: 'error', children: 'Login failed' }),
  h(StatusChip, { tone: 'green', children: 'მიწოდებული' }),
  noNotices,
  h(EmptyState, { drawing: 'basket', title: 'კალათა ცარიელია' }),
  h(ErrorState, { title: 'რაღაც ვერ აეწყო' }),
  h(Skeleton, { shape: 'square', width: '60%' }),
  h(ProductImage, { id: 7, src: '/media/7.jpg', srcSet: '/media/7.jpg?w=400 400w', alt: '' }),
  h(Stack, { gap: { xs: 8, md: 24 }, children: h(Heading, { level: 1, children: 'პროდუქტები' }) }),
  h(ModalSheet, {
    open: true,
    onClose: nothing,
    title: 'საფერავი',
    closeLabel: 'დახურვა',
    children: 'აღწერა',
  }),
)

test('all is rendered without a browser and without style attributes', () => {
  vi.spyOn(console, 'error')
  const { html, css } = onServer(primitives)
  expect('window' in globalThis).toBe(false)
  expect(html.match(/<[^>]+\sstyle=/g)).toBeNull()
  expect(html).not.toContain('<style')
  expect(css).toContain('--dk-palette-background-default:#FAF7F2')
  expect(console.error).not.toHaveBeenCalled()
})

test('a modal that is open from the start is in the page that the server sends', () => {
  const { html } = onServer(
    h(ModalSheet, {
      open: true,
      onClose: nothing,
      title: 'საფერავი',
      closeLabel: 'დახურვა',
      children: 'მუქი ბროწეული',
    }),
  )
  expect(html).toMatch(/role="dialog"[^>]*aria-modal="true"/)
  expect(html).toContain('მუქი ბროწეული')
})

test('TOAST-03 both live regions are there from the first render on', () => {
  const { html } = onServer(noNotices)
  expect(html).toContain('role="status"')
  expect(html).toContain('role="alert"')
})
