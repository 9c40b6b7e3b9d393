import type { Id } from '@dukani/contracts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useStore } from '#shared/state/createStore.ts'
import { heartLook, heartsOf, type HeartLook, type HeartObstacle, type Hearts } from '../model/hearts.ts'

/** The hearts of a page, without following them. */
export const useHearts = (): Hearts => heartsOf(useApi())

/**
 * How the heart of a product looks, following only that; on the server, and in the first render, as a guest's.
 * @param specification null: saved without one; undefined: whatever is saved of the product
 */
export function useHeartLook(product: Id, specification?: Id | null): HeartLook {
  return useStore(useHearts(), (hearts) => heartLook(hearts, product, specification))
}

/** The obstacle of the heart in a product's modal; null for none. */
export function useHeartObstacle(product: Id): HeartObstacle['kind'] | null {
  return useStore(useHearts(), ({ obstacle }) =>
    obstacle?.product === String(product) ? obstacle.kind : null,
  )
}
