import type { Page } from 'playwright'

/**
 * Checks reduced motion: no CSS or script animation on the page, except very short ones.
 * @returns the animations found, in words
 */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // In story tests Storybook itself stops all CSS animations after a story has played; not during this check.
    const stops = [...document.querySelectorAll<HTMLStyleElement>('head > style')]
      .filter(({ textContent }) => textContent.includes('animation-play-state: paused !important'))
      .map(({ sheet }) => sheet)
    const stop = (isStopped: boolean) => {
      for (const sheet of stops) if (sheet !== null) sheet.disabled = !isStopped
    }
    stop(false)
    const found = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 20,
      )
      .map((motion) => {
        const target = motion.effect instanceof KeyframeEffect ? motion.effect.target : null
        const name = 'animationName' in motion ? motion.animationName : motion.id
        const what =
          target === null ? 'something' : new XMLSerializer().serializeToString(target).slice(0, 200)
        return `  ${String(name)} moves ${what}`
      })
    stop(true)
    return found
  })
}
