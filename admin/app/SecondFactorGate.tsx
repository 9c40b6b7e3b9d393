import { SECOND_FACTOR } from '@dukani/contracts'
import { Activity, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { asApiError } from '#shared/api/ApiError.ts'
import { ApiContext, useApi } from '#shared/api/ApiProvider.tsx'
import type { ApiClient } from '#shared/api/client.ts'
import { LoadingAlone } from '#admin/shared/LoadingAlone.tsx'
import * as pages from './pages.ts'

export interface SecondFactorGateProps {
  /** the session's second factor must be given first */
  isNeeded: boolean
  /** Called when a call of `children` was refused for the lack of it. Has to stay the same function. */
  onRefused: () => void
  /** called after the code was accepted */
  onGiven: () => void
  children: ReactNode
}

/**
 * Asks for the code while it is needed, also in the middle of work: the pages are only hidden, with what was typed there,
 * and connect again afterwards.
 */
export function SecondFactorGate({ isNeeded, onRefused, onGiven, children }: SecondFactorGateProps) {
  const client = useApi()
  const watched = useMemo(() => watchedClient(client, onRefused), [client, onRefused])
  const content = useRef<HTMLDivElement>(null)
  const wasNeeded = useRef(isNeeded)
  useEffect(() => {
    if (wasNeeded.current && !isNeeded) content.current?.querySelector('main')?.focus()
    wasNeeded.current = isNeeded
  }, [isNeeded])
  return (
    <>
      {isNeeded && <pages.SecondFactorPage fallback={<LoadingAlone />} onGiven={onGiven} />}
      <Activity mode={isNeeded ? 'hidden' : 'visible'}>
        <div ref={content}>
          <ApiContext value={watched}>{children}</ApiContext>
        </div>
      </Activity>
    </>
  )
}

/** The client, which also says when a call was refused for the lack of the second factor. */
function watchedClient(client: ApiClient, onRefused: () => void): ApiClient {
  return {
    async request(request) {
      try {
        return await client.request(request)
      } catch (error) {
        const { status, body } = asApiError(error)
        if (status === 403 && body.code === SECOND_FACTOR) onRefused()
        throw error
      }
    },
  }
}
