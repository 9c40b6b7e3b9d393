import { useCallback, type MouseEvent } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'

/**
 * Makes the click handlers of the app's own links: they stay real addresses, which work before JavaScript, in a new
 * tab and for search engines; the app only goes there without loading the page.
 */
export function useFollow() {
  const navigate = useNavigate()
  return useCallback(
    (to: string, options?: NavigateOptions) => (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      void navigate(to, options)
    },
    [navigate],
  )
}
