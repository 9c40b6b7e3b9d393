import type { MapSelection } from '@dukani/contracts'
import { ShopThemeProvider } from '@dukani/design-system'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { AddressPicker } from '#shared/map/containers/AddressPicker.tsx'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import type { Point } from '#shared/map/model/engine.ts'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import { Shop } from '../../support/shop.tsx'
import { fakeEngine, type FakeEngine } from './fakeEngine.ts'

const FIELD = 'მოძებნეთ მისამართი'

/** What a browser has and jsdom hasn't. */
export function stubMedia(matching = ''): void {
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching !== '' && query.includes(matching),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

/** A position that a test decides on; without one the device has none. */
export function stubPosition(answer: Point | 'refused' | 'never'): { asked: PositionOptions[] } {
  const asked: PositionOptions[] = []
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, refused, options) => {
    asked.push(options ?? {})
    if (answer === 'never') return
    if (answer === 'refused') refused?.({ code: 1 } as GeolocationPositionError)
    else found({ coords: answer } as GeolocationPosition)
  }
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  return { asked }
}

/** Takes the device's position away, as in a browser that knows none. */
export function noPosition(): void {
  Reflect.deleteProperty(navigator, 'geolocation')
}

/** Opens the picker on a page that can open it again. */
export function openPicker(engine: FakeEngine = fakeEngine()) {
  const chosen: MapSelection[] = []
  function Page() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <LazyLayer open={open} onClose={() => setOpen(false)}>
          {() => (
            <AddressPicker
              open={open}
              onClose={() => setOpen(false)}
              onChoose={(selection) => void chosen.push(selection)}
            />
          )}
        </LazyLayer>
      </>
    )
  }
  const view = render(
    <ShopThemeProvider>
      <Shop>
        <EngineContext value={engine.load}>
          <Page />
        </EngineContext>
      </Shop>
    </ShopThemeProvider>,
  )
  const dialog = () => screen.getByRole('dialog', { name: 'აირჩიეთ მისამართი' })
  const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }))
  return {
    ...view,
    chosen,
    engine,
    dialog,
    press,
    field: () => screen.getByRole<HTMLInputElement>('combobox', { name: FIELD }),
    /** The map is ready for clicks. */
    map: () => screen.findByRole('region', { name: /^რუკა/ }),
    clickMap: (point: Point) => act(() => engine.last().options.onClick(point)),
    choose: () => press('მისამართის არჩევა'),
    reopen: () => userEvent.click(screen.getByText('open')),
  }
}
