import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { whenIdle } from '#shared/browser/whenIdle.ts'
import { useHearts } from '../api/useHearts.ts'
import { useWishlist, type Wishlist } from '../api/useWishlist.ts'
import type { HeartPress } from '../model/hearts.ts'

export interface WishlistLoaderProps {
  /**
   * Handles a press. Never rejects.
   * @param isLatest whether the same choice was not pressed again since
   */
  carryOut: (press: HeartPress, wishlist: Wishlist, isLatest: () => boolean) => Promise<void>
}

/**
 * Renders nothing. Loads the wishlist when the browser is idle or a heart is pressed (WISH-02), and updates the hearts.
 */
export function WishlistLoader({ carryOut }: WishlistLoaderProps) {
  const hearts = useHearts()
  const [isWanted, setWanted] = useState(() => hearts.isWaiting())
  useEffect(() => {
    if (isWanted) return
    const giveUp = whenIdle(() => setWanted(true))
    const stop = hearts.subscribe(() => {
      if (hearts.isWaiting()) setWanted(true)
    })
    return () => {
      giveUp()
      stop()
    }
  }, [hearts, isWanted])
  return isWanted && <Loaded carryOut={carryOut} />
}

function Loaded({ carryOut }: WishlistLoaderProps) {
  const hearts = useHearts()
  const wishlist = useWishlist()
  const { items } = wishlist
  // Before the browser paints: a heart that is pressed shows the same as the list.
  useLayoutEffect(() => hearts.show(items), [hearts, items])
  useEffect(() => () => hearts.show([]), [hearts])
  const carry = useEffectEvent((press: HeartPress, isLatest: () => boolean) =>
    carryOut(press, wishlist, isLatest),
  )
  useEffect(() => hearts.carryOut((press, isLatest) => carry(press, isLatest)), [hearts])
  return null
}
