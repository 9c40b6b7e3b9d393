/** Brings a section of the page to the top of the view and the focus to it (HEAD-04). */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  section.focus({ preventScroll: true })
}
