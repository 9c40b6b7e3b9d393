import { useCallback, useEffect, useRef } from 'react'

/** Focuses an element that may not be rendered yet. */
export interface PendingFocus {
  /** The element of that name gets focus as soon as it is there. */
  requestFocus: (name: string) => void
  refOf: (name: string) => (element: HTMLElement | null) => void
}

/** Moves the focus to an element that the next renders add. */
export function usePendingFocus(): PendingFocus {
  const elements = useRef(new Map<string, HTMLElement>())
  const pendingName = useRef<string | null>(null)

  useEffect(() => {
    const element = pendingName.current === null ? undefined : elements.current.get(pendingName.current)
    if (element === undefined) return
    pendingName.current = null
    element.focus()
  })

  const requestFocus = useCallback((name: string) => {
    pendingName.current = name
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
