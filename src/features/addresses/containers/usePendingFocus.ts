import { useCallback, useEffect, useRef } from 'react'

/** Focuses an element that may not be rendered yet. */
export interface PendingFocus {
  /** The element of that name gets focus as soon as it is there. */
  requestFocus: (name: string) => void
  refOf: (name: string) => (element: HTMLElement | null) => void
}

export function usePendingFocus(): PendingFocus {
  const elements = useRef(new Map<string, HTMLElement>())
  const wished = useRef<string | null>(null)

  useEffect(() => {
    const element = wished.current === null ? undefined : elements.current.get(wished.current)
    if (element === undefined) return
    wished.current = null
    element.focus()
  })

  const requestFocus = useCallback((name: string) => {
    wished.current = name
  }, [])
  const refOf = useCallback(
    (name: string) => (element: HTMLElement | null) => {
      if (element === null) elements.current.delete(name)
      else elements.current.set(name, element)
    },
    [],
  )
  return { requestFocus, refOf }
}
