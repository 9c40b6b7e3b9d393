import type { Id, Product, SavedItem } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'
import { choiceKey, isSavedIn } from './wishes.ts'

/** What is wanted of a product from now on: saved, or not. */
export interface HeartPress {
  productId: Id
  /** null where only the id is known, as after a login */
  product: Product | null
  /** the specification that it is wanted with; null for none, or none chosen */
  specification: Id | null
  isWanted: boolean
  /** whose words tell what became of it; the heart of a card stands for whatever is saved of its product */
  from: 'card' | 'product' | 'login'
}

/** How a heart looks; `saving` and `removing` are what was pressed, as long as it is on its way. */
export type HeartLook = 'saved' | 'unsaved' | 'saving' | 'removing'

/** Why the heart in a product's modal could not do what was asked, which is said there (WISH-03, PROD-15). */
export interface HeartObstacle {
  product: string
  kind: 'loginNeeded' | 'specificationNeeded'
}

/**
 * Carries a press out. Never rejects.
 * @param isLatest whether nothing else has been wanted of the same choice since
 */
export type CarryOut = (press: HeartPress, isLatest: () => boolean) => Promise<void> | void

/**
 * All that the first screen has of the wishlist: how the hearts look, and their presses, which wait until there is
 * somebody to carry them out. The wishlist itself is fetched for customers only.
 */
export interface Hearts {
  /** @param specification null: saved without one; undefined: whatever is saved of the product */
  look: (product: Id, specification?: Id | null) => HeartLook
  press: (press: HeartPress) => void
  /** Says who carries presses out from now on, those that have been waiting too. @returns nobody any more */
  carryOut: (by: CarryOut) => () => void
  /** Gives up what waits. */
  drop: () => void
  /** whether something waits */
  isWaiting: () => boolean
  /** What is saved, from now on. */
  show: (items: readonly SavedItem[]) => void
  obstacle: () => HeartObstacle | null
  /** Lets the product's modal say what is in the way; of another product than before. */
  hinder: (product: Id, kind: HeartObstacle['kind']) => void
  /** What was in the way of this product's heart is not any more. */
  clear: (product: Id) => void
  /** @returns stops telling */
  subscribe: (onChange: () => void) => () => void
}

export function createHearts(): Hearts {
  let items: readonly SavedItem[] = []
  let obstacle: HeartObstacle | null = null
  let carry: CarryOut | null = null
  /** The last press of each choice until it is over. */
  const presses = new Map<string, HeartPress>()
  const waiting = new Set<string>()
  const listeners = new Set<() => void>()

  function tell(): void {
    for (const listener of listeners) listener()
  }

  async function give(key: string, press: HeartPress, by: CarryOut): Promise<void> {
    const isLatest = () => presses.get(key) === press
    await by(press, isLatest)
    if (!isLatest()) return
    presses.delete(key)
    tell()
  }

  function send(): void {
    if (carry === null) return
    for (const key of waiting) {
      waiting.delete(key)
      const press = presses.get(key)
      if (press) void give(key, press, carry)
    }
  }

  return {
    look(product, specification) {
      const press = presses.get(choiceKey(product, specification))
      if (press) return press.isWanted ? 'saving' : 'removing'
      return isSavedIn(items, product, specification) ? 'saved' : 'unsaved'
    },
    press(press) {
      const key = choiceKey(press.productId, press.specification)
      presses.set(key, press)
      waiting.add(key)
      tell()
      send()
    },
    carryOut(by) {
      carry = by
      send()
      return () => {
        if (carry === by) carry = null
      }
    },
    drop() {
      for (const key of waiting) presses.delete(key)
      waiting.clear()
      tell()
    },
    isWaiting: () => waiting.size > 0,
    show(next) {
      items = next
      tell()
    },
    obstacle: () => obstacle,
    hinder(product, kind) {
      obstacle = { product: String(product), kind }
      tell()
    },
    clear(product) {
      if (obstacle === null || !sameId(obstacle.product, product)) return
      obstacle = null
      tell()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
