import { useTheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { nextHeaderPlace, type HeaderPlace } from './headerOnScroll.ts'
import { SHOP_HEADER } from './ShopHeader.tsx'

/**
 * On a phone, hides the header while the page is scrolled down, and shows it when it is scrolled up or when an
 * element in the header gets the focus. The page's layout doesn't change.
 */
export function useHeaderOnScroll(): void {
  const theme = useTheme()
  useEffect(() => {
    const header = document.querySelector<HTMLElement>(`[${SHOP_HEADER}]`)
    if (!header) return
    const isPhone = matchMedia(theme.breakpoints.down('md').replace('@media ', ''))
    const listening = new AbortController()
    let place: HeaderPlace = { top: scrollY, isAway: false }
    let height = 0
    let frame = 0
    const setPlace = (next: HeaderPlace) => {
      place = next
      header.style.translate = next.isAway ? '0 -100%' : ''
    }
    const show = () => setPlace({ top: scrollY, isAway: false })
    const update = () => {
      frame = 0
      if (!isPhone.matches || header.querySelector(':focus-visible')) return
      const lowest = document.documentElement.scrollHeight - innerHeight
      const next = nextHeaderPlace(place, scrollY, { height, lowest })
      if (next !== place) setPlace(next)
    }
    // Once a frame, since reading the page's height can force a layout.
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    const sizes = new ResizeObserver(() => {
      height = header.offsetHeight
    })
    sizes.observe(header)
    header.style.transition = theme.transitions.create('translate')
    document.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal })
    header.addEventListener('focusin', show, { signal: listening.signal })
    isPhone.addEventListener('change', show, { signal: listening.signal })
    return () => {
      listening.abort()
      sizes.disconnect()
      cancelAnimationFrame(frame)
      header.style.translate = ''
      header.style.transition = ''
    }
  }, [theme])
}
