import { chosenAddress } from '@dukani/contracts'
import { PlaceCard } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { PickerState } from '../model/pickerState.ts'

/** What is known of the chosen point: its address in parts, as it would be saved (MAP-09, PROF-11). */
export function ChosenPlace({ point, selection, waiting }: PickerState) {
  const t = useText()
  if (waiting === 'address' || waiting === 'search')
    return <PlaceCard title="" loadingText={t('map.asking')} />
  if (point === null) return <PlaceCard empty title={t('map.hint')} />
  if (selection === null) {
    const { latitude, longitude } = point
    return (
      <PlaceCard
        title={t('map.pointOnly', { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })}
        note={t('map.pointHint')}
      />
    )
  }
  const { home_address: home, city, region, postal_code: code = '' } = chosenAddress(selection)
  return (
    <PlaceCard
      title={home || selection.full_address}
      unknown={t('map.unknown')}
      facts={[
        { label: t('map.city'), value: city },
        { label: t('map.region'), value: region },
        { label: t('map.postalCode'), value: code },
      ]}
    />
  )
}
