import { useEffect, useState } from 'react'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

type Channel = DocsContainerProps['context']['channel']
type Globals = Record<string, unknown>

function globalsOf(heard: unknown): Globals {
  const [event] = Array.isArray(heard) ? (heard as unknown[]) : []
  const globals = typeof event === 'object' && event !== null && 'globals' in event ? event.globals : {}
  return typeof globals === 'object' && globals !== null ? { ...globals } : {}
}

/** The toolbar's values, for pages that aren't stories. */
export function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() =>
    globalsOf(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)),
  )
  useEffect(() => {
    const update = (event: unknown) => setGlobals(globalsOf([event]))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return globals
}
