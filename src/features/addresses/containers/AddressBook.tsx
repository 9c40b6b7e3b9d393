import type { Address, AddressField, CreateAddress, Id } from '@dukani/contracts'
import { Button, Heading, Stack } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useIsShown } from '#shared/hooks/useIsShown.ts'
import { useAddresses } from '../api/useAddresses.ts'
import { useAddressWrites } from '../api/useAddressWrites.ts'
import { saveAddressDraft } from '../model/addressDraft.ts'
import { addressFailure, isGone } from '../model/addressFailure.ts'
import { NewAddressForm } from './NewAddressForm.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import { usePendingFocus } from './usePendingFocus.ts'
import { useNewAddress } from './useNewAddress.ts'

export interface AddressBookProps {
  customerId: Id
  /** whether the customer sees it; what fails when they don't is shown as a toast */
  shown: boolean
  /** Asks whether an address is to be deleted. */
  confirm: (address: Address) => Promise<boolean>
}

/** The customer's address book (PROF-04): the saved addresses, each edited where it stands, and the ways to a new one. */
export function AddressBook({ customerId, shown, confirm }: AddressBookProps) {
  const t = useText()
  const { show } = useToasts()
  const isShown = useIsShown(shown)
  const saved = useAddresses(customerId)
  const { create, change, remove } = useAddressWrites(customerId)
  const { draft, ...fresh } = useNewAddress(customerId, saved.addresses)
  const focus = usePendingFocus()
  const title = t('profile.savedAddresses')

  async function add(body: CreateAddress): Promise<void> {
    try {
      const { id } = await create(body)
      fresh.end(body)
      show({ type: 'success', message: t('addresses.saved') })
      if (isShown()) focus.requestFocus(String(id))
    } catch (error) {
      if (!isShown()) show({ type: 'error', message: addressFailure(error, t, 'create') })
      throw error
    }
  }

  async function save(id: Id, field: AddressField, text: string): Promise<string | null> {
    try {
      await change(id, field, text)
      return null
    } catch (error) {
      const why = addressFailure(error, t, { field })
      if (!isShown() || isGone(error)) show({ type: 'error', message: why })
      return why
    }
  }

  async function askDelete(address: Address): Promise<void> {
    if (!(await confirm(address))) return
    const place = saved.addresses.indexOf(address)
    const neighbour = saved.addresses[place + 1] ?? saved.addresses[place - 1]
    focus.requestFocus(neighbour === undefined ? ADD : String(neighbour.id))
    try {
      await remove(address.id)
      show({ type: 'success', message: t('addresses.deleted') })
    } catch (error) {
      show({ type: 'error', message: addressFailure(error, t, 'delete') })
    }
  }

  return (
    <Stack gap={24}>
      {draft === null ? (
        <Stack direction="row" gap={8} wrap>
          <Button ref={focus.refOf(ADD)} icon="pin" onClick={fresh.pick}>
            {t('addresses.add')}
          </Button>
          <Button variant="text" icon="pencil" onClick={fresh.type}>
            {t('addresses.typeIt')}
          </Button>
        </Stack>
      ) : (
        <NewAddressForm
          key={draft.count}
          begin={draft.begin}
          isRestored={draft.count === 0}
          onChange={(address) => saveAddressDraft(customerId, address)}
          onCreate={add}
          onCancel={() => {
            fresh.end()
            focus.requestFocus(ADD)
          }}
        />
      )}
      <Stack gap={16}>
        <Heading level={3} lang={textLanguage(title)}>
          {title}
        </Heading>
        <SavedAddresses
          saved={saved}
          refOf={(id) => focus.refOf(String(id))}
          onSave={save}
          onDelete={(address) => void askDelete(address)}
        />
      </Stack>
    </Stack>
  )
}

/** Where focus goes when there is no address to go to. */
const ADD = 'add'
