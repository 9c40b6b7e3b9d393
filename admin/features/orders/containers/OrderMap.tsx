import { courierLocationSchema, type ShopOrderDetails } from '@dukani/contracts'
import { useMemo, useState } from 'react'
import { useRead } from '#admin/shared/useRead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useNow } from '#shared/hooks/useNow.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { CourierMap } from '#shared/map/containers/CourierMap.tsx'
import {
  agoText,
  COURIER_POLL_MS,
  glideTo,
  isOnItsWay,
  placeOfOrder,
  sightingOf,
  type Sighting,
} from '#shared/order/courier.ts'
import { orderAddress } from '#shared/order/orderText.ts'

/** How often (ms) “2 minutes ago” is computed again. */
const CLOCK_MS = 10_000

/** Where an order goes and, while it is on its way, where its courier is. Nothing if neither is known. */
export function OrderMap({ order }: { order: ShopOrderDetails }) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const now = useNow(CLOCK_MS)
  const { latitude, longitude } = order
  // The same object from one render to the next: its marker stays.
  const address = useMemo(() => placeOfOrder({ latitude, longitude }), [latitude, longitude])
  const isExpected = isOnItsWay(order)
  const sighting = useSighting(isExpected ? order.id : null, now)
  if (address === null && !isExpected) return null
  const when = sighting && agoText(sighting.at, now, shop, language)
  const waiting = isExpected ? shop('courier.waiting') : null
  return (
    <CourierMap
      title={t('admin.order.map')}
      level={2}
      size={18}
      courier={sighting?.place ?? null}
      glideMs={sighting === null ? 0 : glideTo(sighting)}
      address={address}
      addressText={orderAddress(order).join(', ')}
      news={when === null ? waiting : shop('courier.seen', { when })}
    />
  )
}

/** Where the courier of an order was last. @param id null: no courier has it; @param now in ms since the epoch */
function useSighting(id: ShopOrderDetails['id'] | null, now: number): Sighting | null {
  const path = id === null ? null : `/v1/admin/orders/${encodeURIComponent(id)}/courier-location/`
  const { data } = useRead(path, courierLocationSchema, COURIER_POLL_MS)
  const [seen, setSeen] = useState<{ data: typeof data; sighting: Sighting | null }>({
    data: null,
    sighting: null,
  })
  if (data !== seen.data)
    setSeen({ data, sighting: data === null ? null : sightingOf(data, seen.sighting, now) })
  return seen.sighting
}
