import { mapSelectionOf, type GeocodeResult, type MapSelection } from '@dukani/contracts'
import type { Point } from './engine.ts'

/** What went wrong at the search field, and what elsewhere. */
export type SearchProblem = 'blank' | 'notFound' | 'searchFailed'
export type PickProblem = 'reverseFailed' | 'noGeolocation' | 'positionFailed' | 'noPoint' | 'markerFailed'

/** What the picker is waiting for. */
export type Waiting = 'search' | 'position' | 'address'

export interface PickerState {
  /** what stands in the search field */
  text: string
  /** the point on the map; null until one was chosen */
  point: Point | null
  /** where the map goes: another object each time that it has to; null leaves it to the shopper */
  view: Point | null
  /** the address of the point; null until it is known, or when it can't be had */
  selection: MapSelection | null
  waiting: Waiting | null
  /** the shopper has chosen a point whose address is still being asked for */
  isWanted: boolean
  searchProblem: SearchProblem | null
  problem: PickProblem | null
}

export type PickerEvent =
  | { type: 'typed'; text: string }
  | { type: 'began'; waiting: 'search' | 'position' }
  | { type: 'searchFailed'; problem: SearchProblem }
  /** a place out of the search, or of the suggestions */
  | { type: 'found'; place: GeocodeResult }
  | { type: 'pointed'; point: Point; follow: boolean }
  | { type: 'named'; place: GeocodeResult; point: Point }
  | { type: 'failed'; problem: PickProblem }
  | { type: 'wanted' }
  /** doesn't interrupt anything else */
  | { type: 'noticed'; problem: PickProblem }

/** A picker that was just opened. */
export const NOTHING_CHOSEN: PickerState = {
  text: '',
  point: null,
  view: null,
  selection: null,
  waiting: null,
  isWanted: false,
  searchProblem: null,
  problem: null,
}

/** The picker's reducer. Each action of the shopper clears the messages of the last one. */
export function pickerReducer(state: PickerState, event: PickerEvent): PickerState {
  const clear = { ...state, waiting: null, isWanted: false, searchProblem: null, problem: null }
  switch (event.type) {
    case 'typed':
      return { ...state, text: event.text, searchProblem: null }
    case 'began':
      return { ...clear, waiting: event.waiting }
    case 'searchFailed':
      return { ...clear, searchProblem: event.problem }
    case 'found': {
      const selection = mapSelectionOf(event.place)
      const point = pointOf(selection)
      return { ...clear, text: event.place.display_name, point, view: point, selection }
    }
    case 'pointed':
      return {
        ...clear,
        point: event.point,
        view: event.follow ? event.point : null,
        selection: null,
        waiting: 'address',
      }
    case 'named':
      // The shopper's own point is kept: the geocoder's may be the next house.
      return {
        ...clear,
        isWanted: state.isWanted,
        selection: { ...mapSelectionOf(event.place), ...event.point },
      }
    case 'failed':
      return { ...clear, problem: event.problem }
    case 'wanted':
      return { ...state, isWanted: true }
    case 'noticed':
      return { ...state, problem: event.problem }
  }
}

/**
 * What is chosen (MAP-09): the point with its address, or with an empty one to be written by the shopper when nobody
 * could name it. null without a point (MAP-07).
 */
export function chosenIn({ point, selection }: PickerState): MapSelection | null {
  if (point === null) return null
  return (
    selection ?? {
      ...{ home_address: '', city: '', region: '', postal_code: '', full_address: '' },
      ...point,
    }
  )
}

function pointOf({ latitude, longitude }: MapSelection): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
