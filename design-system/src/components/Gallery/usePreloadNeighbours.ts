import { useEffect, useState, type RefObject } from 'react'

/**
 * Loads and decodes the pictures next to the current one, so that a swipe shows them at once. Waits for the first
 * picture, so that they don't compete with it.
 * @param track the row of slides
 * @returns whether the neighbours may be loaded
 */
export function usePreloadNeighbours(track: RefObject<HTMLElement | null>, index: number): boolean {
  const [settled, setSettled] = useState(false)

  useEffect(() => {
    let current = true
    const settle = () => {
      if (current) setSettled(true)
    }
    void decode(track.current?.querySelector('img')).then(settle)
    return () => {
      current = false
    }
  }, [track])

  useEffect(() => {
    if (!settled) return
    for (const beside of [index - 1, index + 1]) {
      void decode(track.current?.children.item(beside)?.querySelector('img'))
    }
  }, [track, index, settled])

  return settled
}

/** Resolves when the picture is decoded or has failed. */
async function decode(image: HTMLImageElement | null | undefined): Promise<void> {
  // jsdom has no `decode`.
  if (image && 'decode' in image) await image.decode().catch(() => undefined)
}
