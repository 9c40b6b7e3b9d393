import { useEffect, useRef, useState, type RefObject } from 'react'

interface Framed {
  frame: RefObject<HTMLIFrameElement | null>
  /** the story in the iframe is rendered */
  isDrawn: boolean
}

/** Polling interval, in ms: the iframe sends no event to the page. */
const ASKED_EVERY_MS = 50
/** Class that Storybook sets on the body when a story is shown. */
const SHOWN = '.sb-show-main:not(.sb-show-preparing-story) #storybook-root > *'

/** Whether the story in an iframe is rendered. */
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
