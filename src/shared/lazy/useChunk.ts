import { useEffect, useState, type ComponentType } from 'react'
import { prefetches } from './prefetches.ts'
import { retryLoad } from '../browser/pageReload.ts'
import { withDeferredParts } from './withDeferredParts.ts'

/** A part of a screen in a file of its own, fetched when it is first drawn. */
export interface Chunk<Props> {
  /** @throws when it can't be fetched; a later call fetches again */
  load: () => Promise<void>
  /** The page works without this part. */
  isExtra: boolean
  /** null until it has been fetched */
  component: () => ComponentType<Props> | null
}

/**
 * Names a part by its import. To be made once, beside the component that draws it.
 * @param isExtra a failure takes no page away (`reloadOnStaleRelease`), and the part comes with the connection
 */
export function createChunk<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { isExtra = false } = {},
): Chunk<Props> {
  let component: ComponentType<Props> | null = null

  async function loadExtra() {
    // Browsers cache a failed import until the page is left, so none is started while offline.
    if (!navigator.onLine) throw new Error('there is no connection')
    prefetches.begin(fetchPart)
    try {
      return await withDeferredParts(fetchPart)
    } finally {
      prefetches.end(fetchPart)
    }
  }

  return {
    isExtra,
    async load() {
      component ??= await (isExtra ? loadExtra() : withDeferredParts(fetchPart))
    },
    component: () => component,
  }
}

/** The loading state of a part. */
export type ChunkState<Props> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'there'; Part: ComponentType<Props> }

/** Fetches a part when it is first rendered. The caller renders a placeholder until then. */
export function useChunk<Props>(chunk: Chunk<Props>): ChunkState<Props> {
  const [state, setState] = useState<'loading' | 'retrying' | 'failed' | 'there'>('loading')
  const isRetrying = state === 'retrying'
  const isLoading = isRetrying || state === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    const settle = (next: 'failed' | 'there') => {
      if (!isGone) setState(next)
    }
    const loading = isRetrying ? retryLoad(chunk.load) : chunk.load()
    loading.then(
      () => settle('there'),
      (error: unknown) => {
        console.warn('a part of the page could not be loaded', error)
        settle('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [chunk, isLoading, isRetrying])

  const waitsForConnection = chunk.isExtra && state === 'failed'
  useEffect(() => {
    if (!waitsForConnection) return
    const tryAgain = () => setState('loading')
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [waitsForConnection])

  // Already fetched for another place.
  const Part = chunk.component()
  if (Part !== null) return { state: 'there', Part }
  return state === 'failed' ? { state, retry: () => setState('retrying') } : { state: 'loading' }
}
