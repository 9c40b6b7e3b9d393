import type { MapSelection } from '@dukani/contracts'
import { Button } from '@dukani/design-system'
import type { Language } from '@dukani/i18n'
import type { StoryContext } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { useMemo, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AddressPicker } from '#shared/map/containers/AddressPicker.tsx'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import type { CreateEngine, LoadEngine } from '#shared/map/model/engine.ts'
import { ApiProvider } from '#shared/api/ApiProvider.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import { placeHandlers } from '../../mocks/places.ts'

export interface PickerSceneProps {
  engine: CreateEngine | 'loading'
  language?: Language
  onChoose: (selection: MapSelection) => void
}

/** The picker above an empty page, with a drawing as the map. */
export function PickerScene({ engine, language = 'ka', onChoose }: PickerSceneProps) {
  const [open, setOpen] = useState(true)
  const load = useMemo<LoadEngine>(
    () => () => (engine === 'loading' ? new Promise(() => {}) : Promise.resolve(engine)),
    [engine],
  )
  return (
    <LanguageProvider language={language}>
      <ApiProvider>
        <EngineContext value={load}>
          <Button onClick={() => setOpen(true)}>გახსნა</Button>
          <LazyLayer open={open} onClose={() => setOpen(false)}>
            {() => <AddressPicker open={open} onClose={() => setOpen(false)} onChoose={onChoose} />}
          </LazyLayer>
        </EngineContext>
      </ApiProvider>
    </LanguageProvider>
  )
}

/** Parameters of a story whose geocoder answers some calls in its own way. */
export const having = (...handlers: HttpHandler[]) => ({
  msw: { handlers: [...handlers, ...placeHandlers()] },
})

type User = StoryContext['userEvent']

/** Queries within the picker. */
export const picker = async () => within(await screen.findByRole('dialog', { name: 'აირჩიეთ მისამართი' }))
/** The map, once it is loaded and the picker has stopped moving. */
export const map = async () => {
  const region = await (await picker()).findByRole('region', { name: /^რუკა/ })
  await waitFor(() => expect(region).toBeVisible())
  return region
}
export const press = async (user: User, name: string) =>
  user.click((await picker()).getByRole('button', { name }))
export const type = async (user: User, text: string) =>
  user.type((await picker()).getByRole('combobox'), text)

/** Mocks the device's position for a story. */
export const withPosition = (answer: Geolocation['getCurrentPosition']) => () => {
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: answer },
    configurable: true,
  })
  return () => void Reflect.deleteProperty(navigator, 'geolocation')
}
