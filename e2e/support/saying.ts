import type { Locator } from '@playwright/test'

/**
 * What a dialog's status says next, however briefly: for what leaves by itself, and may be gone when a journey looks.
 * To be asked for before that is brought about.
 */
export function nextStatus(dialog: Locator): Promise<string> {
  return dialog.evaluate(
    (root) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const said = [...root.querySelectorAll('[role="status"]')].find(
            (status) => status.checkVisibility() && status.textContent.trim() !== '',
          )
          if (said) resolve(said.textContent)
        }
        new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true })
        look()
      }),
  )
}
