import { DEFAULT_CONFIG, type PublicSettings } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { App } from '#app/App.tsx'
import type { SignInReturn } from '#shared/session/signInReturn.ts'

export interface ScreenProps {
  /** the address that the screen is opened at */
  path: string
  /** The toolbar's. @default 'ka' */
  language?: Language
  /** the result of a social sign-in in the address (AUTH-06) */
  returned?: SignInReturn
  /** what the owner of the shop has changed. @default nothing */
  settings?: PublicSettings
}

const config = { ...DEFAULT_CONFIG, idempotencyKeys: true, arrangement: true, promotionCodes: true }

/**
 * The whole storefront at an address, with a guest who has never been here, or a customer (`asCustomer`). Its calls are
 * the story's handlers'. What loads the page anew elsewhere begins the screen anew.
 */
export function Screen({ path, language = 'ka', returned, settings = {} }: ScreenProps) {
  const [visit, setVisit] = useState(0)
  return (
    <MemoryRouter key={`${path} ${visit}`} initialEntries={[path]}>
      <App
        language={language}
        config={{ ...config, settings }}
        state={{}}
        returned={returned}
        reload={() => setVisit(visit + 1)}
      />
    </MemoryRouter>
  )
}
