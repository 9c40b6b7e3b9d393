import { ANCHORS } from './routes.ts'

/** Brings a section of the page to the top of the view and the focus to it (HEAD-04). */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ behavior: motion(), block: 'start' })
  section.focus({ preventScroll: true })
}

/** Brings the page's beginning into view, and the focus to its content (NAV-01). */
export function scrollToBeginning(): void {
  window.scrollTo({ top: 0, behavior: motion() })
  document.getElementById(ANCHORS.main)?.focus({ preventScroll: true })
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
