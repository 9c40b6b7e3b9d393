import { courierListSchema, type Id } from '@dukani/contracts'
import { RadioCards, Text } from '@dukani/design-system'
import { useState } from 'react'
import { LoadFailed } from '#admin/shared/LoadFailed.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead } from '#admin/shared/useRead.ts'

export interface CourierChoiceProps {
  /** the name of the form's field; its value is a courier's id, or empty */
  name: string
  chosen?: Id | null
  /** nobody may be chosen, too. @default false */
  optional?: boolean
}

/** The couriers, one of whom can be chosen. */
export function CourierChoice({ name, chosen = null, optional = false }: CourierChoiceProps) {
  const t = useAdminText()
  const [value, setValue] = useState(optional ? '' : String(chosen ?? ''))
  const { data, error, retry } = useRead('/v1/admin/couriers/', courierListSchema)
  if (error !== null) return <LoadFailed error={error} onRetry={retry} />
  if (data === null) return <Text role="status">{t('admin.loading')}</Text>
  const couriers = data.results.map((courier) => ({ value: String(courier.id), label: courier.name }))
  return (
    <RadioCards
      legend={t('admin.order.courier')}
      name={name}
      value={value}
      onChange={setValue}
      options={[...couriers, ...(optional ? [{ value: '', label: t('admin.order.noCourier') }] : [])]}
    />
  )
}
