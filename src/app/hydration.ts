const FIRST_TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** Runs `start` once: after the load event, or at the first touch, key, pointer or focus before it. */
export function startOnLoadOrTouch(start: () => void): void {
  let started = false
  const once = () => {
    if (started) return
    started = true
    for (const type of FIRST_TOUCHES) removeEventListener(type, once, true)
    start()
  }
  for (const type of FIRST_TOUCHES) addEventListener(type, once, { capture: true, passive: true })
  if (document.readyState === 'complete') setTimeout(once)
  // In a new task, so that it delays neither the load event's listeners nor the last paint.
  else addEventListener('load', () => setTimeout(once))
}

/** Taps and forms that came before the app. */
export interface EarlyEvents {
  /** Stops collecting: from now on React hydrates what is tapped at once and handles the event itself. */
  stop: () => void
  /** Carries out what was collected, each once; to be called when the app has hydrated. */
  replay: () => void
}

/** Collects the taps on buttons, and the forms, that need the app. */
export function collectEarlyEvents(): EarlyEvents {
  const taps = new Set<HTMLButtonElement>()
  const posts = new Set<HTMLFormElement>()
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // The browser handles links and submit buttons itself.
    if (button && button.type !== 'submit') taps.add(button)
  }
  const hold = (event: Event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post') return
    // The pages accept no POST: the browser would show an error.
    event.preventDefault()
    posts.add(form)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', hold, true)
  return {
    stop() {
      removeEventListener('click', keep, true)
      removeEventListener('submit', hold, true)
    },
    replay() {
      // Hydration keeps the server's elements, so the one that was tapped is the one that now listens.
      for (const target of taps) if (target.isConnected) target.click()
      for (const form of posts) if (form.isConnected) form.requestSubmit()
    },
  }
}
