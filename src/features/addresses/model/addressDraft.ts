import { ADDRESS_FIELDS, type Id, type ManualAddress } from '@dukani/contracts'
import { deleteDraft, saveDraft, savedDraft } from '#shared/forms/savedDraft.ts'
import { NO_ADDRESS, type TypedAddress } from '#shared/address/typedAddress.ts'
import { contentOf } from './addressContent.ts'

/** Its name among the drafts that a tab keeps. */
const NAME = 'newAddress'
const FIELDS = [...ADDRESS_FIELDS, 'latitude', 'longitude'] as const

/** Keeps a new address that isn't saved yet, for this tab: the profile may be closed over it (PROF-04). */
export function saveAddressDraft(customer: Id, { texts, point }: TypedAddress): void {
  const { latitude, longitude } = point
  const place = { latitude: String(latitude ?? ''), longitude: String(longitude ?? '') }
  saveDraft(NAME, String(customer), { ...texts, ...place })
}

/** The address that this customer hasn't finished; null for none. */
export function savedAddressDraft(customer: Id): TypedAddress | null {
  const { latitude, longitude, ...typed } = savedDraft(NAME, String(customer), FIELDS)
  const texts = { ...NO_ADDRESS.texts, ...typed }
  const point = { latitude: degrees(latitude), longitude: degrees(longitude) }
  const isWhole = point.latitude !== null && point.longitude !== null
  if (!isWhole && contentOf(texts) === contentOf(NO_ADDRESS.texts)) return null
  return { texts, point: isWhole ? point : NO_ADDRESS.point }
}

/** Deletes the draft. @param saved the address that was saved; a draft with other content stays */
export function deleteAddressDraft(customer: Id, saved?: Partial<ManualAddress>): void {
  const kept = saved && savedAddressDraft(customer)
  if (kept && contentOf(kept.texts) !== contentOf(saved)) return
  deleteDraft(NAME)
}

function degrees(text: string | undefined): number | null {
  const number = text === undefined || text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}
