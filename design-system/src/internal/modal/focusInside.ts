/** The initial focus of a sheet: its title, its first control, or its first field, for a form below tabs. */
export type InitialFocus = 'title' | 'control' | 'field'

const FIELDS = 'input:not([type="hidden"]), select, textarea'
const CONTROLS = `${FIELDS}, button, a[href]`

/**
 * Moves the focus into a sheet. Falls back to the sheet itself, so that screen readers start there.
 * @param titleId the heading's id; the heading may be part of the content and mount later
 */
export function focusInside(sheet: HTMLElement, where: InitialFocus, titleId: string): void {
  if (sheet.contains(document.activeElement) && document.activeElement !== sheet) return
  const target =
    where === 'title' ? title(sheet, titleId) : first(sheet, where === 'field' ? FIELDS : CONTROLS)
  const focused = target ?? sheet
  focused.focus({ preventScroll: true })
}

/**
 * Takes the focus out of a closing sheet, so that a field gets its blur event, which it doesn't get on removal. The
 * opener gets the focus if nothing else has it.
 */
export function leaveFocus(sheet: HTMLElement, opener: Element | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && sheet.contains(activeElement)) activeElement.blur()
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
}

function first(sheet: HTMLElement, kind: string): HTMLElement | null {
  const controls = sheet.querySelectorAll<HTMLElement>(`[data-part="main"] :is(${kind})`)
  return [...controls].find((control) => !control.matches(':disabled')) ?? null
}

function title(sheet: HTMLElement, titleId: string): HTMLElement | null {
  const heading = document.getElementById(titleId)
  if (heading === null || !sheet.contains(heading)) return null
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
  return heading
}
