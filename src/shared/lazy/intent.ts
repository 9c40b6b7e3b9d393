import type { FocusEventHandler, PointerEventHandler } from 'react'

/** So long the pointer, or the focus, stays on a link before that is taken for an intent (ms). */
export const INTENT_MS = 90

/** What a link reports when the shopper is about to follow it. */
export interface IntentHandlers {
  onPointerEnter: PointerEventHandler
  onPointerLeave: PointerEventHandler
  onPointerDown: PointerEventHandler
  onFocus: FocusEventHandler
  onBlur: FocusEventHandler
}

// One for all links: the pointer and the focus are at one of them at a time, and only the last place counts.
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * The handlers of a link that tell when it will probably be followed: at once when it is pressed or touched; when the
 * pointer or the focus stays there for a moment, unless the connection is to be spared.
 */
export function intentHandlers(onIntent: () => void): IntentHandlers {
  const forget = () => clearTimeout(waiting)
  const soon = () => {
    forget()
    if (!shouldSaveData()) waiting = setTimeout(onIntent, INTENT_MS)
  }
  return {
    onPointerEnter: soon,
    onPointerLeave: forget,
    onPointerDown: () => {
      forget()
      onIntent()
    },
    onFocus: soon,
    onBlur: forget,
  }
}

/** No connection, a slow one, or a shopper who saves data: what may never be opened isn't fetched. */
function shouldSaveData(): boolean {
  if (!navigator.onLine) return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g'
}
