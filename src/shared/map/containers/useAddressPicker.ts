import type { GeocodeResult, MapSelection } from '@dukani/contracts'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { reverseGeocode, searchAddress } from '../api/geocodeCalls.ts'
import type { Point } from '../model/engine.ts'
import { chosenIn, pickerReducer, NOTHING_CHOSEN, type PickerState } from '../model/pickerState.ts'
import { currentPosition, PositionError } from '../model/position.ts'

/** What a shopper can do in a picker. */
export interface PickerActions {
  typeText: (text: string) => void
  /** Takes the first place that the text in the field means (MAP-03). */
  search: () => void
  takePlace: (place: GeocodeResult) => void
  /** A point on the map (MAP-05). */
  markPoint: (point: Point) => void
  /** Where the device is (MAP-06). */
  locate: () => void
  /** Confirms the point, when its address is known. */
  choose: () => void
  tellMarkerFailed: () => void
}

export interface AddressPickerOptions {
  /** `false` aborts all requests. */
  open: boolean
  onChoose: (selection: MapSelection) => void
}

/**
 * The state of an address picker. Each action aborts the request of the one before: of two answers that
 * cross, only that of the later question counts.
 */
export function useAddressPicker({ open, onChoose }: AddressPickerOptions): [PickerState, PickerActions] {
  const client = useApi()
  const [state, tell] = useReducer(pickerReducer, NOTHING_CHOSEN)
  const turn = useRef<AbortController | null>(null)

  useEffect(() => {
    if (!open) turn.current?.abort()
  }, [open])
  useEffect(() => () => turn.current?.abort(), [])

  const takeWanted = useEffectEvent((selection: MapSelection) => onChoose(selection))
  const wanted = state.isWanted ? state.selection : null
  useEffect(() => {
    if (wanted) takeWanted(wanted)
  }, [wanted])

  /** Aborts the former request. @returns the signal of a new one */
  const begin = (): AbortSignal => {
    turn.current?.abort()
    turn.current = new AbortController()
    return turn.current.signal
  }

  const search = async () => {
    const signal = begin()
    if (state.text.trim() === '') {
      tell({ type: 'searchFailed', problem: 'blank' })
      return
    }
    tell({ type: 'began', waiting: 'search' })
    try {
      const [first] = await searchAddress(client, { text: state.text, suggest: false, signal })
      if (signal.aborted) return
      tell(first ? { type: 'found', place: first } : { type: 'searchFailed', problem: 'notFound' })
    } catch {
      if (!signal.aborted) tell({ type: 'searchFailed', problem: 'searchFailed' })
    }
  }

  const nameOf = async (point: Point, follow: boolean, signal: AbortSignal) => {
    tell({ type: 'pointed', point, follow })
    try {
      const place = await reverseGeocode(client, point, signal)
      if (!signal.aborted) tell({ type: 'named', place, point })
    } catch {
      if (!signal.aborted) tell({ type: 'failed', problem: 'reverseFailed' })
    }
  }

  const locate = async () => {
    const signal = begin()
    tell({ type: 'began', waiting: 'position' })
    try {
      const point = await currentPosition()
      if (!signal.aborted) await nameOf(point, true, signal)
    } catch (error) {
      if (signal.aborted) return
      const isUnsupported = error instanceof PositionError && error.reason === 'unsupported'
      tell({ type: 'failed', problem: isUnsupported ? 'noGeolocation' : 'positionFailed' })
    }
  }

  const choose = () => {
    const chosen = chosenIn(state)
    if (state.waiting === 'address') tell({ type: 'wanted' })
    else if (chosen !== null) onChoose(chosen)
    else {
      begin()
      tell({ type: 'failed', problem: 'noPoint' })
    }
  }

  return [
    state,
    {
      typeText: (text) => tell({ type: 'typed', text }),
      search: () => void search(),
      takePlace: (place) => {
        begin()
        tell({ type: 'found', place })
      },
      markPoint: (point) => void nameOf(point, false, begin()),
      locate: () => void locate(),
      choose,
      tellMarkerFailed: () => tell({ type: 'noticed', problem: 'markerFailed' }),
    },
  ]
}
