import { zodResolver } from '@hookform/resolvers/zod'
import {
  ADDRESS_FIELDS,
  manualAddressSchema,
  type CreateAddress,
  type ManualAddress,
} from '@dukani/contracts'
import { Button, Heading, Stack, Text } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { AddressFields } from '#shared/forms/AddressFields.tsx'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { formError } from '#shared/forms/formError.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { trimmedAddress, type TypedAddress } from '#shared/address/typedAddress.ts'
import { addressFailure } from '../model/addressFailure.ts'

export interface NewAddressFormProps {
  /** what it begins with */
  begin: TypedAddress
  /** It was restored, so it doesn't take the focus. */
  isRestored: boolean
  /** Called with every change. */
  onChange: (address: TypedAddress) => void
  /** Saves it. @throws ApiError */
  onCreate: (address: CreateAddress) => Promise<void>
  onCancel: () => void
}

/** A new address, typed or as the picker gave it, to be corrected before it is saved (PROF-08, PROF-11). */
export function NewAddressForm({ begin, isRestored, onChange, onCreate, onCancel }: NewAddressFormProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const isPicked = begin.point.latitude !== null
  const form = useForm<ManualAddress>({
    resolver: zodResolver(manualAddressSchema),
    mode: 'onTouched',
    defaultValues: begin.texts,
  })
  const sending = useSubmit(form, neverAborted, (texts) =>
    onCreate({ ...trimmedAddress(texts), ...begin.point }),
  )
  const { failure } = sending
  const error = failure && addressFailure(failure, t, 'create')
  const cancel = t('addresses.cancel')

  // What the picker couldn't tell is marked at once, and is what is to be done next.
  const { trigger, setFocus, subscribe } = form
  useEffect(() => {
    if (isRestored) return
    const { texts, point } = begin
    const missing = ADDRESS_FIELDS.find(
      (field) => !manualAddressSchema.shape[field].safeParse(texts[field]).success,
    )
    if (missing === undefined) {
      heading.current?.focus()
      heading.current?.scrollIntoView({ block: 'nearest' })
    } else if (point.latitude === null) {
      setFocus(missing)
    } else {
      void trigger().then(() => setFocus(missing))
    }
  }, [begin, isRestored, trigger, setFocus])

  const { point } = begin
  const tell = useEffectEvent(onChange)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => tell({ texts: { ...values }, point }),
      }),
    [subscribe, point],
  )

  return (
    <form noValidate method="post" aria-labelledby={headingId} onSubmit={sending.submit}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} id={headingId} ref={heading} tabIndex={-1}>
            {t('addresses.newTitle')}
          </Heading>
          {isPicked && (
            <Text size={14} tone="muted">
              {t('addresses.check')}
            </Text>
          )}
        </Stack>
        <AddressFields form={form} />
        <Stack gap={8}>
          <SubmitBar
            label={t('addresses.save')}
            pending={sending.isSending}
            error={failure && error && formError(error, failure, ADDRESS_FIELDS)}
          />
          <Button variant="text" wide lang={textLanguage(cancel)} onClick={onCancel}>
            {cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
