import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isPageReloading } from '../browser/pageReload.ts'
import { useEntry } from './useEntry.ts'

/** A layer over the page without an address of its own: the sidebar, the login, a confirmation. */
interface Layer {
  id: string
  close: () => void
}

interface OpenLayers {
  /** the topmost last */
  layers: readonly Layer[]
  /** the history has exactly one entry for each of them */
  isSettled: boolean
  /** @returns removes it */
  add: (layer: Layer) => () => void
}

const OpenLayersContext = createContext<OpenLayers>({ layers: [], isSettled: true, add: () => () => {} })

/**
 * Gives each open layer an entry of the history, with the address and the state of the page beneath, so that Back closes
 * the topmost one and nothing else (NAV-06). An entry whose layer isn't open, after a reload or a way forward, is left.
 */
export function OpenLayersProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { entry, cover } = useEntry()
  const way = useNavigationType()
  const [layers, setLayers] = useState<readonly Layer[]>([])
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
    if (isOnTheWay.current || depth === layers.length) return
    if (depth < layers.length && hasArrived && !isOwn && way === NavigationType.Pop) {
      for (const layer of layers.slice(depth).toReversed()) layer.close()
      return
    }
    isOnTheWay.current = true
    if (depth > layers.length) return void navigate(layers.length - depth)
    cover({ layers: depth + 1 })
  })
  useEffect(() => settle(), [key, depth, layers])

  const add = useCallback((layer: Layer) => {
    setLayers((open) => [...open, layer])
    return () => setLayers((open) => open.filter((other) => other !== layer))
  }, [])
  const isSettled = depth === layers.length
  const value = useMemo(() => ({ layers, isSettled, add }), [layers, isSettled, add])
  return <OpenLayersContext value={value}>{children}</OpenLayersContext>
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
  const { layers, isSettled, add } = use(OpenLayersContext)
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
  const { layers, isSettled } = use(OpenLayersContext)
  return isSettled && layers.length === 0
}
