import { DEFAULT_CONFIG } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { AdminApp } from '#admin/app/AdminApp.tsx'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import { stillMap } from './stillMap.ts'

export interface AdminScreenProps {
  /** the address below `/admin` that it is opened at */
  path: string
  /** The toolbar's. @default 'ka' */
  language?: Language
}

/** The whole back office at an address. Its calls are the story's handlers'. */
export function AdminScreen({ path, language = 'ka' }: AdminScreenProps) {
  const [visit, setVisit] = useState(0)
  return (
    <EngineContext value={() => Promise.resolve(stillMap)}>
      <AdminApp
        key={`${path} ${visit}`}
        language={language}
        config={DEFAULT_CONFIG}
        reload={() => setVisit(visit + 1)}
        Router={({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
      />
    </EngineContext>
  )
}
