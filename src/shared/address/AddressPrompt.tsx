import type { MapSelection } from '@dukani/contracts'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLayerEntry } from '../history/useEntry.ts'

type OnChosen = (selection: MapSelection) => void

/** The picker of an address, as the rest of the shop knows it. */
export interface AddressPrompt {
  /** whether it lies over the screen, as an entry of the history: Back closes it and nothing else */
  isOpen: boolean
  /** Opens it. @param onChosen called once the picker is closed, so that focus may go where the address is shown */
  ask: (onChosen: OnChosen) => void
  /** Cancels the request when the component that made it is unmounted. */
  withdraw: (onChosen: OnChosen) => void
  /** Closes it; with an address, when one was chosen. */
  close: (selection?: MapSelection) => void
}

const AddressPromptContext = createContext<AddressPrompt>({
  isOpen: false,
  ask: () => {},
  withdraw: () => {},
  close: () => {},
})

/** Holds the request for an address while the picker is open. */
export function AddressPromptProvider({ children }: { children: ReactNode }) {
  const [isShown, show] = useLayerEntry('map')
  const [asker, setAsker] = useState<OnChosen | null>(null)
  const chosen = useRef<MapSelection | null>(null)

  const tell = useEffectEvent(() => {
    const selection = chosen.current
    chosen.current = null
    if (selection !== null) asker?.(selection)
  })
  useEffect(() => {
    if (!isShown) tell()
  }, [isShown])

  // After a reload or a forward navigation the entry exists without a request.
  const isStray = isShown && asker === null
  useEffect(() => {
    if (isStray) show(false)
  }, [isStray, show])

  const ask = useCallback(
    (onChosen: OnChosen) => {
      setAsker(() => onChosen)
      show(true)
    },
    [show],
  )
  const withdraw = useCallback((onChosen: OnChosen) => {
    setAsker((now: OnChosen | null) => (now === onChosen ? null : now))
  }, [])
  const close = useCallback(
    (selection?: MapSelection) => {
      chosen.current = selection ?? null
      show(false)
    },
    [show],
  )
  const isOpen = isShown && !isStray
  const prompt = useMemo(() => ({ isOpen, ask, withdraw, close }), [isOpen, ask, withdraw, close])
  return <AddressPromptContext value={prompt}>{children}</AddressPromptContext>
}

/** The state of the picker, for the component that renders it. */
export function useAddressPrompt(): AddressPrompt {
  return use(AddressPromptContext)
}

/** Asks for an address until the component is unmounted. @returns opens the picker */
export function useAskAddress(onChosen: OnChosen): () => void {
  const { ask, withdraw } = useAddressPrompt()
  const latest = useRef(onChosen)
  useEffect(() => {
    latest.current = onChosen
  }, [onChosen])
  const [own] = useState(() => (selection: MapSelection) => latest.current(selection))
  useEffect(() => () => withdraw(own), [withdraw, own])
  return useCallback(() => ask(own), [ask, own])
}
