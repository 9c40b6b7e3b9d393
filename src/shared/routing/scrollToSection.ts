import { scrollBehavior } from '@dukani/design-system'
import { ANCHORS } from './routes.ts'

/** Brings a section of the page to the top of the view and the focus to it (HEAD-04). */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  section.focus({ preventScroll: true })
}

/**
 * A link to a section of the page that is shown: a real one, which works before JavaScript does; followed by the app it
 * leaves the address, and the history, as they are.
 */
export function sectionLink(id: string) {
  return {
    href: `#${id}`,
    onNavigate(event: Pick<Event, 'preventDefault'>) {
      event.preventDefault()
      scrollToSection(id)
    },
  } as const
}

/** Brings the page's beginning into view, and the focus to its content (NAV-01). */
export function scrollToBeginning(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
  document.getElementById(ANCHORS.main)?.focus({ preventScroll: true })
}
