import type { Order } from '@dukani/contracts'
import { useMemo } from 'react'
import { CourierMap } from '#shared/map/containers/CourierMap.tsx'
import { useCourierLocation } from '#features/orders/api/useCourierLocation.ts'
import { agoText, glideTo, isOnItsWay, placeOfOrder } from '#shared/order/courier.ts'
import { orderAddress } from '#shared/order/orderText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useNow } from '#shared/hooks/useNow.ts'

export interface OrderCourierProps {
  order: Order
}

/** Where an order on its way is; nothing for another (ORDER-02, ORDER-07). */
export function OrderCourier({ order }: OrderCourierProps) {
  return isOnItsWay(order) ? <Courier order={order} /> : null
}

/** How often (ms) it is looked whether “2 minutes ago” still holds. */
const CLOCK_MS = 10_000

function Courier({ order }: OrderCourierProps) {
  const t = useText()
  const { language } = useLanguage()
  const now = useNow(CLOCK_MS)
  const { sighting, isAsked } = useCourierLocation(order.id)
  const { latitude, longitude } = order
  // The same object from one render to the next: its marker stays.
  const address = useMemo(() => placeOfOrder({ latitude, longitude }), [latitude, longitude])
  const when = sighting && agoText(sighting.at, now, t, language)
  return (
    <CourierMap
      title={t('courier.title')}
      level={4}
      courier={sighting?.place ?? null}
      glideMs={sighting === null ? 0 : glideTo(sighting)}
      address={address}
      addressText={orderAddress(order).join(', ')}
      news={when === null ? (isAsked ? t('courier.waiting') : null) : t('courier.seen', { when })}
    />
  )
}
