import { useCallback, useEffect, useRef } from 'react'

/** Takes focus to what may not be drawn yet. */
export interface FocusWish {
  /** The element of that name gets focus as soon as it is there. */
  wish: (name: string) => void
  refOf: (name: string) => (element: HTMLElement | null) => void
}

export function useFocusWish(): FocusWish {
  const elements = useRef(new Map<string, HTMLElement>())
  const wished = useRef<string | null>(null)

  useEffect(() => {
    const element = wished.current === null ? undefined : elements.current.get(wished.current)
    if (element === undefined) return
    wished.current = null
    element.focus()
  })

  const wish = useCallback((name: string) => {
    wished.current = name
  }, [])
  const refOf = useCallback(
    (name: string) => (element: HTMLElement | null) => {
      if (element === null) elements.current.delete(name)
      else elements.current.set(name, element)
    },
    [],
  )
  return { wish, refOf }
}
