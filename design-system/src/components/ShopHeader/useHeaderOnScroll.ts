import { useTheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { nextHeaderPlace, type HeaderPlace } from './headerOnScroll.ts'

/**
 * On a phone, hides the header while the page is scrolled down, and shows it when it is scrolled up or when an
 * element in the header gets the focus. The page's layout doesn't change.
 */
export function useHeaderOnScroll(): void {
  const theme = useTheme()
  useEffect(() => {
    const header = document.querySelector('header')
    if (!header) return
    const isPhone = matchMedia(theme.breakpoints.down('md').replace('@media ', ''))
    const listening = new AbortController()
    let place: HeaderPlace = { top: scrollY, isAway: false }
    const setPlace = (next: HeaderPlace) => {
      place = next
      header.style.translate = next.isAway ? '0 -100%' : ''
    }
    const show = () => setPlace({ top: scrollY, isAway: false })
    const onScroll = () => {
      if (!isPhone.matches || header.querySelector(':focus-visible')) return
      const lowest = document.documentElement.scrollHeight - innerHeight
      const next = nextHeaderPlace(place, scrollY, { height: header.offsetHeight, lowest })
      if (next !== place) setPlace(next)
    }
    header.style.transition = theme.transitions.create('translate')
    document.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal })
    header.addEventListener('focusin', show, { signal: listening.signal })
    isPhone.addEventListener('change', show, { signal: listening.signal })
    return () => {
      listening.abort()
      header.style.translate = ''
      header.style.transition = ''
    }
  }, [theme])
}
