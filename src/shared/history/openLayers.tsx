import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isPageReloading } from '../browser/pageReload.ts'
import { createStore, useStore, type ReadableStore } from '../state/createStore.ts'
import { useEntry } from './useEntry.ts'

/** A layer over the page without an address of its own: the sidebar, the login, a confirmation. */
interface Layer {
  id: string
  close: () => void
}

interface OpenLayers {
  /** the topmost last */
  layers: ReadableStore<readonly Layer[]>
  /** @returns removes it */
  add: (layer: Layer) => () => void
}

const NONE: readonly Layer[] = []

function createOpenLayers(): OpenLayers {
  const layers = createStore(NONE)
  return {
    layers,
    add(layer) {
      layers.set([...layers.get(), layer])
      return () => layers.set(layers.get().filter((other) => other !== layer))
    },
  }
}

// Outside of the provider, as in a story of a single component, nothing is counted.
const OpenLayersContext = createContext<OpenLayers>({ layers: createStore(NONE), add: () => () => {} })

/** Whether the history is already at another entry than the one that is shown, given by its key. */
function isLeaving(shown: string): boolean {
  // The first entry of a visit has none.
  const { key } = (window.history.state ?? {}) as { key?: string }
  return key !== undefined && key !== shown
}

/** The open layers, and whether the history has exactly one entry for each of them. */
function useLayers() {
  const { add, ...stores } = use(OpenLayersContext)
  const layers = useStore(stores.layers)
  const isSettled = useEntry().entry.layers === layers.length
  return { layers, isSettled, add }
}

/**
 * Gives each open layer an entry of the history, with the address and the state of the page beneath, so that Back closes
 * the topmost one and nothing else (NAV-06). An entry whose layer isn't open, after a reload or a way forward, is left.
 */
export function OpenLayersProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { entry, cover } = useEntry()
  const way = useNavigationType()
  const [openLayers] = useState(createOpenLayers)
  const layers = useStore(openLayers.layers)
  const depth = entry.layers
  const isOnTheWay = useRef(false)
  const lastKey = useRef(key)

  const settle = useEffectEvent(() => {
    const hasArrived = lastKey.current !== key
    const isOwn = isOnTheWay.current
    lastKey.current = key
    if (hasArrived) isOnTheWay.current = false
    // Going back would cancel the reload. The reloaded page keeps the entries that it finds.
    if (isPageReloading()) return
    // An entry that is added before the next page is shown would cover that one with this one.
    if (isLeaving(key) || isOnTheWay.current || depth === layers.length) return
    if (depth < layers.length && hasArrived && !isOwn && way === NavigationType.Pop) {
      for (const layer of layers.slice(depth).toReversed()) layer.close()
      return
    }
    isOnTheWay.current = true
    if (depth > layers.length) return void navigate(layers.length - depth)
    cover({ layers: depth + 1 })
  })
  useEffect(() => settle(), [key, depth, layers])

  return <OpenLayersContext value={openLayers}>{children}</OpenLayersContext>
}

/**
 * Lets Back close what is open (NAV-06).
 * @param onClose closes it
 * @param onLeft called when it is closed, for whatever reason, and its history entry is left, with what was chosen in it:
 * navigation and scrolling have to wait for that, or going back would undo them
 * @returns closes it, with a choice or without
 */
export function useBackCloses<Choice>(
  isOpen: boolean,
  onClose: () => void,
  onLeft?: (choice: Choice | null) => void,
): (choice?: Choice | null) => void {
  const { layers, isSettled, add } = useLayers()
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return add({ id, close: () => close() })
  }, [isOpen, id, add])

  const hasLeft = !isOpen && isSettled && layers.every((layer) => layer.id !== id)
  const wasOpen = useRef(false)
  const chosen = useRef<Choice | null>(null)
  const leave = useEffectEvent(() => {
    const choice = chosen.current
    chosen.current = null
    onLeft?.(choice)
  })
  useEffect(() => {
    if (isOpen) wasOpen.current = true
    if (!hasLeft || !wasOpen.current) return
    wasOpen.current = false
    leave()
  }, [isOpen, hasLeft])
  return (choice = null) => {
    // Pressed again during its closing transition.
    if (!isOpen) return
    chosen.current = choice
    onClose()
  }
}

/** Whether no layer is open and no history entry of one is left, so that going back leaves the page. */
export function useNothingOpen(): boolean {
  const { layers, isSettled } = useLayers()
  return isSettled && layers.length === 0
}

/** Whether the history has an entry for each open layer and for no other: the entry of a closed one may still be left. */
export function useHistorySettled(): boolean {
  return useLayers().isSettled
}
