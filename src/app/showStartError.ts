/** The texts of the message when the scripts can't be loaded. */
export interface FailedStartTexts {
  title: string
  text: string
  retry: string
}

/**
 * Shows an error with a retry when the scripts can't be loaded (ROUTE-08), in the page's language. It is inlined as
 * source, so it must not use imports.
 * @param texts by language
 */
export function showStartError(
  texts: Readonly<Record<string, FailedStartTexts>>,
  reload = () => location.reload(),
): void {
  function say(): void {
    const root = document.getElementById('root')
    if (root === null || root.childElementCount > 0) return
    const said = texts[document.documentElement.lang]
    if (said === undefined) return
    const main = document.createElement('main')
    // Set by the script, which a policy without inline styles allows. System colours, since the styles may be missing too.
    main.style.cssText =
      'max-width: 30rem; margin: 20vh auto; padding: 0 1.5rem; text-align: center; font: 1rem/1.5 system-ui, sans-serif'
    const message = document.createElement('div')
    message.setAttribute('role', 'alert')
    const heading = document.createElement('h1')
    heading.textContent = said.title
    heading.style.cssText = 'font-size: 1.5rem; line-height: 1.3'
    const sentence = document.createElement('p')
    sentence.textContent = said.text
    message.append(heading, sentence)
    const retry = document.createElement('button')
    retry.type = 'button'
    retry.textContent = said.retry
    retry.style.cssText =
      'min-height: 3rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; color: Canvas; background: CanvasText; font: inherit; font-weight: 600'
    retry.addEventListener('click', () => reload())
    main.append(message, retry)
    root.append(main)
  }
  // Error events of scripts don't bubble, so they are caught in the capture phase. A failed preload isn't shown: the page
  // may be reloading, or the script itself fails next.
  const isMinor = (target: unknown) => target instanceof HTMLImageElement || target instanceof HTMLLinkElement
  addEventListener('error', ({ target }) => (isMinor(target) ? undefined : say()), true)
  addEventListener('unhandledrejection', say)
}
