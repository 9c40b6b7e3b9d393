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

// React hydrates the whole page at once for any of them, and blocks it meanwhile.
const HYDRATING = [
  ...[
    'pointerdown',
    'pointerup',
    'pointercancel',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'touchcancel',
  ],
  ...['click', 'submit', 'keydown', 'keyup', 'beforeinput', 'input', 'change', 'focusin', 'focusout'],
]

/** Taps and forms that came before the app. */
export interface EarlyEvents {
  /** Keeps all events from React, which begins to hydrate; links and searches are now collected, too. */
  hydrate: () => void
  /** Carries out what was collected, each once, and ends the collection; to be called when the page has hydrated. */
  replay: () => void
}

/** Collects the taps on buttons, and the forms, that need the app. */
export function collectEarlyEvents(): EarlyEvents {
  const taps = new Set<HTMLElement>()
  const forms = new Set<HTMLFormElement>()
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let isHydrating = false
  const keepTap = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('button, a') : null
    // The browser handles submit buttons itself, and links until the app is nearly there.
    if (target instanceof HTMLButtonElement && target.type !== 'submit') taps.add(target)
    if (!isHydrating || !(target instanceof HTMLAnchorElement) || !opensHere(target, event)) return
    event.preventDefault()
    taps.add(target)
  }
  const holdForm = (event: Event) => {
    const form = event.target as HTMLFormElement
    // The pages accept no POST: the browser would show an error.
    if (form.method !== 'post' && !isHydrating) return
    event.preventDefault()
    forms.add(form)
  }
  addEventListener('click', keepTap, options)
  addEventListener('submit', holdForm, options)
  return {
    hydrate() {
      isHydrating = true
      for (const type of HYDRATING)
        addEventListener(type, (event) => event.stopImmediatePropagation(), options)
    },
    replay() {
      listening.abort()
      // Hydration keeps the server's elements, so the one that was tapped is the one that now listens.
      for (const target of taps) if (target.isConnected) target.click()
      for (const form of forms) if (form.isConnected) form.requestSubmit()
    },
  }
}

/** Whether a click on a link opens it in this tab. */
function opensHere({ target, origin }: HTMLAnchorElement, click: MouseEvent): boolean {
  const hasModifier = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey
  return click.button === 0 && !hasModifier && target === '' && origin === location.origin
}
