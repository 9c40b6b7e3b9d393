import { use, useEffect, useState, type ReactNode } from 'react'
import { createHydration, HydrationContext, type Hydration } from './HydrationContext.ts'

export interface HydrationProviderProps {
  /** Called when all parts of the page have hydrated that aren't last. */
  onHydrated?: () => void
  /** Calls back when the page has nothing else to do; none on the server. */
  whenIdle?: (work: () => void) => void
  children: ReactNode
}

const nothing = () => {}

/** The page that the server rendered. What is mounted after its hydration isn't hydrated. */
export function HydrationProvider({ onHydrated = nothing, whenIdle, children }: HydrationProviderProps) {
  const [hydration] = useState(() => createHydration(onHydrated, whenIdle))
  return <HydratingPart hydration={hydration}>{children}</HydratingPart>
}

/** A part of the page that hydrates in one piece. */
export function HydratingPart({ hydration, children }: { hydration: Hydration; children: ReactNode }) {
  const turn = hydration.turn()
  if (turn) use(turn)
  useEffect(() => hydration.finish(), [hydration])
  return <HydrationContext value={hydration}>{children}</HydrationContext>
}
