import type { Id, Product, SavedItem } from '@dukani/contracts'
import { createStore } from '#shared/state/createStore.ts'
import { perPage } from '#shared/state/perPage.ts'
import { choiceKey, isSavedIn } from './pendingChanges.ts'

/** A press of a heart: the product is to be saved, or not. */
export interface HeartPress {
  productId: Id
  /** null where only the id is known, as after a login */
  product: Product | null
  /** the specification that it is wanted with; null for none, or none chosen */
  specification: Id | null
  isWanted: boolean
  /** where it was pressed, which decides the messages; a card's heart stands for all specifications */
  from: 'card' | 'product' | 'login'
}

/** How a heart looks; `saving` and `removing` while a press is being handled. */
export type HeartLook = 'saved' | 'unsaved' | 'saving' | 'removing'

/** Why a press of the heart in a product's modal could not be handled; shown there (WISH-03, PROD-15). */
export interface HeartObstacle {
  product: string
  kind: 'loginNeeded' | 'specificationNeeded'
}

export interface HeartsState {
  saved: readonly SavedItem[]
  /** the last press of each choice until it is over */
  presses: ReadonlyMap<string, HeartPress>
  obstacle: HeartObstacle | null
}

/**
 * Handles a press. Never rejects.
 * @param isLatest whether the same choice was not pressed again since
 */
export type CarryOut = (press: HeartPress, isLatest: () => boolean) => Promise<void> | void

export type Hearts = ReturnType<typeof createHearts>

/**
 * The first screen's part of the wishlist: how the hearts look, and their presses, which wait until there is
 * a handler. The wishlist itself is fetched for customers only.
 */
function createHearts() {
  const store = createStore<HeartsState>({ saved: [], presses: new Map(), obstacle: null })
  const { get } = store
  let carry: CarryOut | null = null
  const waiting = new Set<string>()

  const change = (to: Partial<HeartsState>) => store.set({ ...get(), ...to })

  function put(key: string, press?: HeartPress): void {
    const presses = new Map(get().presses)
    if (press) presses.set(key, press)
    else presses.delete(key)
    change({ presses })
  }

  async function give(key: string, by: CarryOut): Promise<void> {
    const press = get().presses.get(key)
    if (!press) return
    const isLatest = () => get().presses.get(key) === press
    await by(press, isLatest)
    if (isLatest()) put(key)
  }

  function send(): void {
    if (carry === null) return
    for (const key of waiting) {
      waiting.delete(key)
      void give(key, carry)
    }
  }

  return {
    ...store,
    press(press: HeartPress) {
      const key = choiceKey(press.productId, press.specification)
      waiting.add(key)
      put(key, press)
      send()
    },
    /** Sets the handler of presses, also of those that are waiting. @returns removes it */
    carryOut(by: CarryOut) {
      carry = by
      send()
      return () => {
        if (carry === by) carry = null
      }
    },
    isWaiting: () => waiting.size > 0,
    /** Drops the waiting presses. */
    drop() {
      const given = [...waiting]
      waiting.clear()
      for (const key of given) put(key)
    },
    /** Sets the saved items. */
    show: (saved: readonly SavedItem[]) => change({ saved }),
    /** Shows an obstacle in the product's modal, in place of the last one. */
    setObstacle: (product: Id, kind: HeartObstacle['kind']) =>
      change({ obstacle: { product: String(product), kind } }),
    /** Clears this product's obstacle. */
    clear(product: Id) {
      if (get().obstacle?.product === String(product)) change({ obstacle: null })
    },
  }
}

/** The hearts of a page. */
export const heartsOf = perPage(createHearts)

/**
 * How the heart of a product looks.
 * @param specification null: saved without one; undefined: whatever is saved of the product
 */
export function heartLook(
  { saved, presses }: HeartsState,
  product: Id,
  specification?: Id | null,
): HeartLook {
  const press = presses.get(choiceKey(product, specification))
  if (press) return press.isWanted ? 'saving' : 'removing'
  return isSavedIn(saved, product, specification) ? 'saved' : 'unsaved'
}
