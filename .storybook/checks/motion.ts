import type { Page } from 'playwright'

/**
 * Who asks for less motion gets none: nothing on the page moves by CSS or by script for longer than a blink.
 * @returns each motion, in words
 */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
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
      }),
  )
}
