import { useEffect, useRef, useState, type RefObject } from 'react'

interface Framed {
  frame: RefObject<HTMLIFrameElement | null>
  /** the story in the frame is there to be seen */
  isDrawn: boolean
}

/** How often the page in the frame is asked, ms: no event of its own reaches the page around it. */
const ASKED_EVERY_MS = 50
/** What Storybook gives the body of a page that shows a story, instead of one that prepares it. */
const SHOWN = '.sb-show-main:not(.sb-show-preparing-story) #storybook-root > *'

/** Whether the story in a frame is drawn. */
export function useIsDrawn(): Framed {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      if (frame.current?.contentDocument?.querySelector(SHOWN) == null) return
      setDrawn(true)
      clearInterval(timer)
    }, ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return { frame, isDrawn }
}
