import type { GeocodeResult } from '@dukani/contracts'
import { Combobox, FieldRow, IconButton } from '@dukani/design-system'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { SearchProblem } from '../model/pickerState.ts'
import { placeOptions } from '../model/placeOptions.ts'
import { useSuggestions } from './useSuggestions.ts'

/** How long the list stays when the field is left (MAP-03). */
const HIDE_MS = 150

export interface AddressSearchProps {
  text: string
  problem: SearchProblem | null
  onText: (text: string) => void
  onSearch: () => void
  onTake: (place: GeocodeResult) => void
}

/** The search of an address: suggestions while it is typed, a button for the first place that it means (MAP-03). */
export function AddressSearch({ text, problem, onText, onSearch, onTake }: AddressSearchProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const list = useList()
  const { places, isLoading } = useSuggestions(typed)
  const isBlank = text.trim() === ''

  const submit = () => {
    setTyped(null)
    list.show(false)
    onSearch()
  }
  return (
    <FieldRow>
      <Combobox
        label={t('map.search')}
        listLabel={t('map.suggestions')}
        value={text}
        error={problem === null ? undefined : t(`map.${problem}`)}
        options={placeOptions(places)}
        open={list.isShown && typed !== null && !isBlank}
        busy={isLoading}
        emptyText={t('map.notFound')}
        status={isLoading ? '' : t('map.suggestionCount', { n: places.length })}
        onTextChange={(next) => {
          setTyped(next)
          onText(next)
        }}
        onOpenChange={list.show}
        onChoose={({ id }) => {
          const place = places[Number(id)]
          setTyped(null)
          if (place) onTake(place)
        }}
        onEnter={submit}
        onFocus={() => list.show(true)}
        onBlur={list.hideSoon}
        enterKeyHint="search"
        maxLength={200}
      />
      <IconButton icon="search" variant="soft" label={t('map.searchButton')} onClick={submit} />
    </FieldRow>
  )
}

/** Whether the list may be seen. */
function useList() {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (next: boolean) => {
    clearTimeout(timer.current)
    setShown(next)
  }
  return {
    isShown,
    show,
    hideSoon: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setShown(false), HIDE_MS)
    },
  }
}
