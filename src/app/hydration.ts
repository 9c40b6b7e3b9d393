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

// React hydrates at once what such an event is for, the whole page if need be, and blocks it meanwhile.
const TOUCHES = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
  'click',
  'focusin',
  'focusout',
]
const OTHERS = ['submit', 'keydown', 'keyup', 'beforeinput', 'input', 'change']

/** Taps and forms that come before the app, or while it hydrates the page. */
export interface EarlyEvents {
  /** Keeps all events from React, which begins to hydrate; links and searches are now collected, too. */
  hydrate: () => void
  /**
   * Carries out what was collected, each once; to be called when the page listens. Until the end taps are still carried
   * out after the next paint, which shows the pressed button: its part may have to be hydrated first.
   */
  listen: () => void
  /** Leaves all events to React: all parts of the page have hydrated. */
  end: () => void
}

/** Collects the taps on buttons, and the forms, that need the app. */
export function collectEarlyEvents(): EarlyEvents {
  const taps = new Set<HTMLElement>()
  const forms = new Set<HTMLFormElement>()
  const all = new AbortController()
  const others = new AbortController()
  let phase: 'loading' | 'hydrating' | 'listening' = 'loading'
  let isReplay = false

  function replay() {
    isReplay = true
    // Hydration keeps the server's elements, so the one that was tapped is the one that now listens.
    for (const target of taps) if (target.isConnected) target.click()
    for (const form of forms) if (form.isConnected) form.requestSubmit()
    isReplay = false
    taps.clear()
    forms.clear()
  }

  function keepTap(event: MouseEvent) {
    const target = tappedIn(event)
    if (target === null || isReplay) return
    // The browser handles submit buttons itself, and links until the app is nearly there.
    const isLink = target instanceof HTMLAnchorElement
    if (isLink ? phase === 'loading' || !opensHere(target, event) : target.type === 'submit') return
    if (isLink) event.preventDefault()
    if (phase === 'listening' && taps.size === 0) afterPaint(replay)
    taps.add(target)
  }

  function holdForm(event: Event) {
    const form = event.target as HTMLFormElement
    // The pages accept no POST: the browser would show an error.
    if (form.method !== 'post' && phase === 'loading') return
    event.preventDefault()
    forms.add(form)
  }

  addEventListener('click', keepTap, { capture: true, signal: all.signal })
  addEventListener('submit', holdForm, { capture: true, signal: others.signal })
  return {
    hydrate() {
      phase = 'hydrating'
      for (const type of OTHERS) addEventListener(type, hide, { capture: true, signal: others.signal })
      const hideTouch = (event: Event) => {
        if (!isReplay && (phase === 'hydrating' || tappedIn(event) !== null)) hide(event)
      }
      for (const type of TOUCHES) addEventListener(type, hideTouch, { capture: true, signal: all.signal })
    },
    listen() {
      phase = 'listening'
      others.abort()
      replay()
    },
    end() {
      all.abort()
      if (taps.size > 0) replay()
    },
  }
}

const hide = (event: Event) => event.stopImmediatePropagation()

/** The button or link that an event is in. */
function tappedIn({ target }: Event): HTMLButtonElement | HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a') : null
}

/** Whether a click on a link opens it in this tab. */
function opensHere({ target, origin }: HTMLAnchorElement, click: MouseEvent): boolean {
  const hasModifier = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey
  return click.button === 0 && !hasModifier && target === '' && origin === location.origin
}

/** Calls something when the next frame has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
