import type { Id } from '@dukani/contracts'
import { useSyncExternalStore } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import type { ApiClient } from '#shared/api/client.ts'
import { createHearts, type HeartLook, type HeartObstacle, type Hearts } from '../model/hearts.ts'

const known = new WeakMap<ApiClient, Hearts>()

/** The hearts of a page, without following them. */
export function useHearts(): Hearts {
  const client = useApi()
  const before = known.get(client)
  if (before) return before
  const hearts = createHearts()
  known.set(client, hearts)
  return hearts
}

/**
 * How the heart of a product looks, following only that; on the server, and in the first render, as a guest's.
 * @param specification null: saved without one; undefined: whatever is saved of the product
 */
export function useHeartLook(product: Id, specification?: Id | null): HeartLook {
  const hearts = useHearts()
  return useSyncExternalStore(hearts.subscribe, () => hearts.look(product, specification), unsaved)
}

/** What is in the way of the heart in a product's modal; null for nothing. */
export function useHeartObstacle(product: Id): HeartObstacle['kind'] | null {
  const hearts = useHearts()
  return useSyncExternalStore(
    hearts.subscribe,
    () => {
      const obstacle = hearts.obstacle()
      return obstacle?.product === String(product) ? obstacle.kind : null
    },
    nothing,
  )
}

const unsaved = () => 'unsaved' as const
const nothing = () => null
