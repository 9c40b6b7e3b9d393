import { courierListSchema, type Id } from '@dukani/contracts'
import { RadioCards, Text } from '@dukani/design-system'
import { useState } from 'react'
import { LoadFailed } from '#admin/shared/LoadFailed.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useRead } from '#admin/shared/useRead.ts'

export interface CourierChoiceProps {
  /** the name of the form's field; its value is a courier's id, or empty */
  name: string
  /** id of the current courier */
  chosen?: Id | undefined
  /** Offers no courier as a choice, too. @default false */
  optional?: boolean
}

/** A choice of the couriers. Without a current one the first is preselected. */
export function CourierChoice({ name, chosen, optional = false }: CourierChoiceProps) {
  const t = useAdminText()
  const shop = useText()
  const [picked, pick] = useState<string | null>(null)
  const { data, error, retry } = useRead('/v1/admin/couriers/', courierListSchema)
  if (error !== null) return <LoadFailed error={error} onRetry={retry} />
  if (data === null) return <Text role="status">{shop('shell.loading')}</Text>
  const couriers = data.results.map((courier) => ({ value: String(courier.id), label: courier.name }))
  return (
    <RadioCards
      legend={t('admin.order.courier')}
      name={name}
      value={picked ?? String(chosen ?? couriers[0]?.value ?? '')}
      onChange={pick}
      options={[...couriers, ...(optional ? [{ value: '', label: t('admin.order.noCourier') }] : [])]}
    />
  )
}
