import type { GeocodeResult } from '@dukani/contracts'
import { useEffect, useState } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { searchAddress } from '../api/geocodeCalls.ts'

/** How long a text has to rest before it is asked for (MAP-03). */
const REST_MS = 300

/** Places that a text may mean. */
export interface Suggestions {
  places: readonly GeocodeResult[]
  /** Those of the text itself are on their way: until then older ones are shown, or none. */
  isLoading: boolean
}

const NONE: Suggestions = { places: [], isLoading: false }

/**
 * Suggestions for a text that is being typed, or null for none. Those of an older text stay until the newer ones are
 * here, and never come after them. A failure suggests nothing: the search says what is wrong.
 */
export function useSuggestions(typed: string | null): Suggestions {
  const client = useApi()
  const [found, setFound] = useState<{ places: readonly GeocodeResult[]; of: string }>()
  const text = typed?.trim() ?? ''

  useEffect(() => {
    if (text === '') return
    const calls = new AbortController()
    const show = (places: readonly GeocodeResult[]) => {
      if (!calls.signal.aborted) setFound({ places, of: text })
    }
    const timer = setTimeout(() => {
      searchAddress(client, { text, suggest: true, signal: calls.signal }).then(show, () => show([]))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      calls.abort()
    }
  }, [client, text])

  if (text === '') return NONE
  return { places: found?.places ?? NONE.places, isLoading: found?.of !== text }
}
