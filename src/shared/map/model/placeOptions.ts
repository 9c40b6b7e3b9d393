import { addressPartsOf, mapSelectionOf, type GeocodeResult } from '@dukani/contracts'
import type { ComboboxOption } from '@dukani/design-system'

/** Places as the lines of a list: the street first, what it belongs to under it. Ids are their places in the list. */
export function placeOptions(places: readonly GeocodeResult[]): ComboboxOption[] {
  return places.map((place, index) => {
    const { home_address: home, full_address: whole } = mapSelectionOf(place)
    const text = home || whole
    const rest = addressPartsOf(whole).filter((part) => !isWithin(part, text))
    const detail = rest.join(', ')
    return { id: String(index), text, icon: 'pin', ...(detail && { detail }) }
  })
}

/** Whether the line above already has this part: the full address may list street and number separately. */
function isWithin(part: string, text: string): boolean {
  return part === text || text.startsWith(`${part} `) || text.endsWith(` ${part}`)
}
