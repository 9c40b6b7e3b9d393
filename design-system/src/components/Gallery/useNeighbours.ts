import { useEffect, useState, type RefObject } from 'react'

/**
 * Fetches and decodes the pictures beside the shown one, so that a swipe shows them at once; not before the first
 * picture is there, with which they would compete.
 * @param track the row of slides
 * @returns whether the neighbours may be fetched
 */
export function useNeighbours(track: RefObject<HTMLElement | null>, index: number): boolean {
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

/** Settles when the picture is ready to be drawn, or can't be had: what then stands there is the slide's business. */
async function decode(image: HTMLImageElement | null | undefined): Promise<void> {
  // A test's document draws nothing and decodes nothing.
  if (image && 'decode' in image) await image.decode().catch(() => undefined)
}
