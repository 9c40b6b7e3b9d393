import type { MapSelection } from '@dukani/contracts'
import { Button, FormMessage, ModalSheet, Stack } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { AddressMap } from './AddressMap.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import { ChosenPlace } from './ChosenPlace.tsx'
import { useAddressPicker } from './useAddressPicker.ts'

export interface AddressPickerProps {
  /** `false` plays the closing transition. It is mounted anew for each visit, so that it starts empty. */
  open: boolean
  /** The shopper wants to leave: by Escape, the backdrop, or cancel. */
  onClose: () => void
  /** An address was chosen; closing is the caller's. */
  onChoose: (selection: MapSelection) => void
}

/** The modal in which an address is found: by typing, on a map, or by where one is (MAP-01). */
export function AddressPicker({ open, onClose, onChoose }: AddressPickerProps) {
  const t = useText()
  const [state, actions] = useAddressPicker({ open, onChoose })
  const { problem, waiting } = state
  const title = t('map.title')
  const labels = { choose: t('map.choose'), locate: t('map.myPosition'), cancel: t('map.cancel') }
  return (
    <ModalSheet
      open={open}
      onClose={onClose}
      title={<span lang={textLanguage(title)}>{title}</span>}
      closeLabel={t('shell.close')}
      footer={
        <Stack gap={8}>
          {problem !== null && <FormMessage tone="error">{t(`map.${problem}`)}</FormMessage>}
          <Button
            size="large"
            wide
            pending={state.isWanted}
            lang={textLanguage(labels.choose)}
            onClick={actions.choose}
          >
            {labels.choose}
          </Button>
          <Stack direction="row" gap={8}>
            <Button
              wide
              variant="outlined"
              icon="pin"
              pending={waiting === 'position'}
              lang={textLanguage(labels.locate)}
              onClick={actions.locate}
            >
              {labels.locate}
            </Button>
            <Button variant="text" lang={textLanguage(labels.cancel)} onClick={onClose}>
              {labels.cancel}
            </Button>
          </Stack>
        </Stack>
      }
    >
      <Stack gap={16}>
        <AddressSearch
          text={state.text}
          problem={state.searchProblem}
          onText={actions.typeText}
          onSearch={actions.search}
          onTake={actions.takePlace}
        />
        <AddressMap
          point={state.point}
          view={state.view}
          onPoint={actions.markPoint}
          onMarkerFailed={actions.tellMarkerFailed}
        />
        <ChosenPlace {...state} />
      </Stack>
    </ModalSheet>
  )
}
