import { expect, test, type Page } from '@playwright/test'

/** Does a task, which takes exactly so many taps. */
export type Task = (name: string, expected: number, work: () => Promise<void>) => Promise<void>

/**
 * Counts what a person presses: a press of a button or link, Enter, and the tap into each field that is typed into. A
 * choice in a select counts as two. `TAPS=1` prints what each task took.
 */
export async function countTaps(page: Page): Promise<Task> {
  let taps = 0
  await page.exposeBinding('countTap', (_source, count: number) => void (taps += count))
  await page.addInitScript(() => {
    const count = (taps: number) => void (window as unknown as Counting).countTap(taps)
    const options = { capture: true }
    let typedInto: EventTarget | null = null
    // At the document: Playwright stops a press at the window that would miss a button that is moving, and tries again.
    document.addEventListener('pointerup', () => count(1), options)
    document.addEventListener('keydown', ({ key }) => void (key === 'Enter' && count(1)), options)
    document.addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && count(2),
      options,
    )
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target === typedInto || !isTypedInto(target)) return
        typedInto = target
        count(1)
      },
      options,
    )
    function isTypedInto(target: EventTarget | null): boolean {
      if (target instanceof HTMLTextAreaElement) return true
      return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)
    }
  })
  return async (name, expected, work) => {
    const before = taps
    await test.step(name, work)
    // The taps before this call have been counted by its answer.
    await page.evaluate(() => undefined)
    const taken = taps - before
    if (process.env.TAPS === '1') console.log(`${test.info().project.name}: ${name}: ${taken} taps`)
    expect(taken, `taps: ${name}`).toBe(expected)
  }
}

interface Counting {
  countTap: (taps: number) => Promise<void>
}
