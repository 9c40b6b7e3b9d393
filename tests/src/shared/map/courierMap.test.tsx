import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CourierMap } from '#shared/map/containers/CourierMap.tsx'
import type { CourierMapProps } from '#shared/map/containers/courierMapProps.ts'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { Shop } from '../../support/shop.tsx'
import { fakeEngine, type FakeEngine } from './fakeEngine.ts'
import { stubMedia } from './pickerScene.tsx'

beforeEach(() => stubMedia())
afterEach(cleanup)

const ADDRESS = { latitude: 41.6995, longitude: 44.796 }
const HERE = { latitude: 41.7151, longitude: 44.8271 }
const NEXT = { latitude: 41.714, longitude: 44.826 }
const BOTH = 'fit 41.7151,44.8271 41.6995,44.796'
const BOTH_NEXT = 'fit 41.714,44.826 41.6995,44.796'
const NEWS = 'კურიერის ბოლო ადგილმდებარეობა: 2 წუთის წინ'
const HOME = 'რუსთაველის გამზირი 12, თბილისი'

function show(engine: FakeEngine, changes: Partial<CourierMapProps> = {}) {
  const page = (more: Partial<CourierMapProps> = {}) => (
    <LanguageProvider language="ka">
      <Shop>
        <EngineContext value={engine.load}>
          <CourierMap
            title="კურიერი რუკაზე"
            level={2}
            {...{ courier: HERE, glideMs: 10_000, address: ADDRESS, addressText: HOME, news: NEWS }}
            {...changes}
            {...more}
          />
        </EngineContext>
      </Shop>
    </LanguageProvider>
  )
  const view = render(page())
  return { ...view, become: (more: Partial<CourierMapProps>) => view.rerender(page(more)) }
}

const ready = () => screen.findByRole('button', { name: 'რუკის გადიდება' })
const back = () => screen.getByRole('button', { name: 'კურიერის ჩვენება' })

test('ORDER-02 ORDER-07 two markers with names and shapes of their own, both in view at first, and words for both', async () => {
  const engine = fakeEngine()
  show(engine)
  await ready()
  const section = within(screen.getByRole('region', { name: 'კურიერი რუკაზე' }))
  expect(section.getByRole('img', { name: 'კურიერი' })).toBeTruthy()
  expect(section.getByRole('img', { name: 'მიწოდების მისამართი' })).toBeTruthy()
  expect(engine.last().done.toSorted()).toEqual([BOTH, 'marker bottom', 'marker center'])
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'კურიერი',
    'მიწოდების მისამართი',
  ])
  expect(section.getByText(NEWS)).toBeTruthy()
  // The wheel and a single finger scroll the details around the map.
  expect(engine.last().options.page).toEqual({
    wheel: 'რუკის მასშტაბს Ctrl-ით გადახვევა ცვლის',
    wheelOnMac: 'რუკის მასშტაბს ⌘-ით გადახვევა ცვლის',
    touch: 'რუკა ორი თითით გადაადგილეთ',
  })
})

test('ORDER-07 the courier glides to the next place; the view stays as long as it shows both', async () => {
  const engine = fakeEngine()
  const { become, unmount } = show(engine)
  await ready()
  become({ courier: NEXT })
  await waitFor(() => expect(engine.last().done.at(-1)).toBe('glide 10000'))
  expect(engine.last().markers.get('კურიერი')).toEqual(NEXT)
  expect(engine.last().done.filter((what) => what.startsWith('fit'))).toEqual([BOTH])
  unmount()
  expect(engine.last().markers.size).toBe(0)
})

test('ORDER-07 with reduced motion the courier is there at once, and so is the view', async () => {
  stubMedia('reduce')
  const engine = fakeEngine()
  const { become } = show(engine)
  await ready()
  engine.last().sees = () => false
  become({ courier: NEXT })
  await waitFor(() => expect(engine.last().done).toContain('glide 0'))
  expect(engine.last().done).toContain(BOTH_NEXT)
})

test('ORDER-07 the view follows a courier who leaves it, but not away from a shopper who has moved the map', async () => {
  const engine = fakeEngine()
  const { become } = show(engine)
  await ready()
  engine.last().sees = ({ latitude }) => latitude !== NEXT.latitude
  become({ courier: NEXT })
  await waitFor(() => expect(engine.last().done).toContain(`${BOTH_NEXT} slowly`))

  act(() => engine.last().options.onMoved())
  const fits = () => engine.last().done.filter((what) => what.startsWith('fit')).length
  const before = fits()
  engine.last().sees = () => false
  become({ courier: { ...HERE } })
  await waitFor(() => expect(engine.last().markers.get('კურიერი')).toEqual(HERE))
  expect(fits()).toBe(before)

  // The button stays where it is, and so does the focus.
  await userEvent.click(back())
  expect(engine.last().done.at(-1)).toMatch(/^fit 41.7151.* slowly$/)
  expect(document.activeElement).toBe(back())
  engine.last().sees = ({ latitude }) => latitude !== NEXT.latitude
  become({ courier: NEXT })
  await waitFor(() => expect(engine.last().done.at(-1)).toBe(`${BOTH_NEXT} slowly`))

  // The zoom buttons are the shopper's hand, too.
  await userEvent.click(await ready())
  const after = fits()
  engine.last().sees = () => false
  become({ courier: { ...HERE } })
  await waitFor(() => expect(engine.last().markers.get('კურიერი')).toEqual(HERE))
  expect(fits()).toBe(after)
})

test('ORDER-07 with nothing to mark no map library is fetched, and a text says that the location is awaited', () => {
  const engine = fakeEngine()
  const load = vi.spyOn(engine, 'load')
  const { become } = show(engine, { courier: null, address: null, news: null })
  expect(screen.getByRole('status').textContent).toBe('')
  become({ news: 'კურიერის ადგილმდებარეობა აქ გამოჩნდება' })
  expect(screen.getByRole('status').textContent).toBe('კურიერის ადგილმდებარეობა აქ გამოჩნდება')
  expect(load).not.toHaveBeenCalled()
})

test('ORDER-07 the address alone is shown until the courier comes; then both are', async () => {
  const engine = fakeEngine()
  const { become } = show(engine, { courier: null })
  await ready()
  expect([...engine.last().markers.keys()]).toEqual(['მიწოდების მისამართი'])
  engine.last().sees = ({ latitude }) => latitude === ADDRESS.latitude
  become({ courier: HERE })
  await waitFor(() => expect(engine.last().done).toContain(`${BOTH} slowly`))
  expect(engine.maps).toHaveLength(1)
})

test('ORDER-07 MAP-08 without a map: the text stays, with links to both places, and a retry', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const engine = fakeEngine()
  let isDown = true
  show({ ...engine, load: () => (isDown ? Promise.reject(new Error('offline')) : engine.load()) })
  expect((await screen.findByRole('alert')).textContent).toContain('რუკის ინიციალიზაცია ვერ მოხერხდა')
  expect(screen.getByText(NEWS)).toBeTruthy()
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href(/^კურიერის/)).toBe(
    'https://www.openstreetmap.org/?mlat=41.71510&mlon=44.82710#map=17/41.71510/44.82710',
  )
  expect(href(new RegExp(HOME))).toBe(
    `https://www.openstreetmap.org/search?query=${encodeURIComponent(HOME)}`,
  )
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'თავიდან ცდა' }))
  await ready()
  expect(screen.queryByRole('link', { name: /^კურიერის/ })).toBeNull()
  expect(engine.last().done).toContain(BOTH)
})

test('ORDER-07 MAP-08 without a map and a courier no location is shown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  show(fakeEngine({ noMap: true }), { courier: null, news: 'კურიერის ადგილმდებარეობა აქ გამოჩნდება' })
  expect((await screen.findByRole('alert')).textContent).toContain('მიწოდების მისამართის ბმული ქვემოთაა.')
  expect(screen.queryByText(/სად იყო კურიერი/)).toBeNull()
  expect(screen.getByRole('link', { name: new RegExp(HOME) })).toBeTruthy()
})

test('ORDER-07 a map without tiles says nothing of choosing a place, and says it beneath itself: its markers stay free', async () => {
  const engine = fakeEngine()
  show(engine)
  await ready()
  act(() => engine.last().options.onTiles('failed'))
  const said = screen.getByText('რუკის სურათი ვერ ჩაიტვირთა')
  const frame = screen.getByRole('img', { name: 'კურიერი' }).closest('[data-part="canvas"]')?.parentElement
  expect(frame?.contains(said)).toBe(false)
})
