/**
 * Where focus goes when a sheet opens: its title, for something to read; its first control; or its first field, for a
 * form that stands under tabs.
 */
export type InitialFocus = 'title' | 'control' | 'field'

const FIELDS = 'input:not([type="hidden"]), select, textarea'
const CONTROLS = `${FIELDS}, button, a[href]`

/**
 * Moves focus into a sheet. Without the wanted place the sheet itself gets it, so that readers start there.
 * @param titleId the heading's id; the heading may be the content's own and come later
 */
export function focusInside(sheet: HTMLElement, where: InitialFocus, titleId: string): void {
  if (sheet.contains(document.activeElement) && document.activeElement !== sheet) return
  const target =
    where === 'title' ? title(sheet, titleId) : first(sheet, where === 'field' ? FIELDS : CONTROLS)
  const focused = target ?? sheet
  focused.focus({ preventScroll: true })
}

/**
 * Takes focus out of a sheet that leaves: a field hears that it is left, which its removal wouldn't tell it. What opened
 * the sheet gets the focus, if nothing else has it: it may have been away for as long as the field was typed in.
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
