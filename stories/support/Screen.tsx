import { runtimeConfigSchema } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import { MemoryRouter } from 'react-router'
import { App } from '#app/App.tsx'

export interface ScreenProps {
  /** the address that the screen is opened at */
  path: string
  /** The toolbar's. @default 'ka' */
  language?: Language
}

const config = runtimeConfigSchema.parse({})

/** The whole storefront at an address, with a guest who has never been here. Its calls are the story's handlers'. */
export function Screen({ path, language = 'ka' }: ScreenProps) {
  return (
    <MemoryRouter key={path} initialEntries={[path]}>
      <App language={language} config={config} state={{}} />
    </MemoryRouter>
  )
}
