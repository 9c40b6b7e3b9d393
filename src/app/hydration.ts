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
  // A task later, so that nothing of ours delays the load event's own listeners and the last paint.
  else addEventListener('load', () => setTimeout(once))
}

/**
 * Keeps the taps on buttons that need the app until it is there.
 * @returns carries the kept taps out, each once; to be called when the app has hydrated
 */
export function replayOnceHydrated(): () => void {
  const taps = new Set<HTMLButtonElement>()
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // Links and the buttons that send a form are the browser's own business.
    if (button && button.type !== 'submit') taps.add(button)
  }
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('click', keep, true)
    // Hydration keeps the server's elements, so the one that was tapped is the one that now listens.
    for (const target of taps) if (target.isConnected) target.click()
  }
}
