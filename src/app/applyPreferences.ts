/**
 * Applies the visitor's saved theme and hides the notice that they have closed before the first paint, and brings a
 * visitor who chose English to the English address: the page is the same for everybody. It is inlined in each page's head
 * as source, so it must not use imports.
 * @param isAddressed false for a page that stands in for others and has no address in each language
 */
export function applyPreferences(isAddressed: boolean, page = document, place: Location = location): void {
  const root = page.documentElement
  const chosen = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(page.cookie)?.[1]
  const theme = chosen('theme')
  if (theme === 'light' || theme === 'dark') {
    root.dataset['theme'] = theme
    // The page's background while no styles are loaded.
    page.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
    for (const bar of page.querySelectorAll<HTMLMetaElement>('meta[data-scheme]'))
      bar.setAttribute('media', bar.dataset['scheme'] === theme ? 'all' : 'not all')
  }
  const notice = chosen('notice')
  if (notice) root.dataset['closedNotice'] = notice
  const { pathname, search, hash } = place
  if (/^\/en(\/|$)/i.test(pathname)) root.lang = 'en'
  else if (chosen('language') === 'en') {
    root.lang = 'en'
    if (!isAddressed) return
    root.hidden = true
    place.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`)
  }
}
