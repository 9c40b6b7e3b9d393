import { createHash } from 'node:crypto'
import { SETTING_KEYS, type PublicSettings, type SettingKey, type SettingValues } from '@dukani/contracts'
import type { BankConfig } from '../../config/payments.ts'
import type { SellerConfig } from '../../config/seller.ts'
import type { Database } from '../../db/database.ts'
import { settingsChanges } from '../../observations.ts'
import type { SettingDefaults } from './defaults.ts'
import { storedSettings, type StoredSetting } from './repository.ts'

/** What pages are rendered with. */
export interface ShownSettings {
  settings: PublicSettings
  /** differs whenever `settings` do */
  version: string
}

/**
 * The current settings, in memory, so that requests don't wait for the database. While the database is away, the settings that
 * were read last stay.
 */
export interface CurrentSettings {
  /** the account for transfers; null: there is none */
  bank: () => BankConfig | null
  seller: () => SellerConfig
  /** what the storefront shows instead of its own texts */
  shown: () => ShownSettings
  /** Reads them from the database. To be called periodically, since other processes change them, too. */
  refresh: () => Promise<void>
}

/** The settings as they were read, in the forms in which they are used. */
interface Read {
  bank: BankConfig | null
  seller: SellerConfig
  withNotice: ShownSettings
  withoutNotice: ShownSettings
  /** in ms; null: there is no notice */
  noticeEndsAt: number | null
}

/** Until the first `refresh` the defaults count. @param now the time in ms */
export function createCurrentSettings(
  db: Database,
  defaults: SettingDefaults,
  { now = Date.now }: { now?: () => number } = {},
): CurrentSettings {
  let read = readOf(new Map(), defaults)
  /** the version that was announced last; null: none was read yet */
  let announced: string | null = null
  let begun = 0
  /** the number of the read that `read` is from */
  let latest = 0

  // A notice also ends between two reads.
  const shown = () =>
    read.noticeEndsAt !== null && now() < read.noticeEndsAt ? read.withNotice : read.withoutNotice

  return {
    bank: () => read.bank,
    seller: () => read.seller,
    shown,
    async refresh() {
      const turn = (begun += 1)
      const stored = await storedSettings(db)
      // A read that began later may have ended earlier.
      if (turn < latest) return
      latest = turn
      read = readOf(stored, defaults)
      const { version } = shown()
      if (announced !== null && announced !== version) settingsChanges.publish(null)
      announced = version
    },
  }
}

function readOf(stored: ReadonlyMap<string, StoredSetting>, defaults: SettingDefaults): Read {
  /** The owner's own value. */
  const own = <Key extends SettingKey>(key: Key) =>
    (stored.get(key)?.value ?? null) as SettingValues[Key] | null
  const [notice, about, delivery, social] = [own('notice'), own('about'), own('delivery'), own('social')]
  const version = SETTING_KEYS.map((key) => stored.get(key)?.version ?? 0).join('.')
  const settings = { ...(about && { about }), ...(delivery && { delivery }), ...(social && { social }) }
  const shownNotice = notice && { id: hashOf(notice), ka: notice.ka, en: notice.en }
  return {
    bank: own('bank') ?? defaults.bank,
    seller: sellerOf(own('seller') ?? defaults.seller),
    withNotice: { settings: { ...settings, ...(shownNotice && { notice: shownNotice }) }, version },
    withoutNotice: { settings, version: `${version}-` },
    noticeEndsAt: notice && (notice.until === null ? Infinity : Date.parse(notice.until)),
  }
}

/** A hash of a notice's texts. It doesn't depend on the notice's end, so a closed notice stays closed if that changes. */
function hashOf({ ka, en }: SettingValues['notice']): string {
  return createHash('sha256').update(`${ka}\n${en}`).digest('hex').slice(0, 12)
}

function sellerOf(seller: SettingValues['seller'] | null): SellerConfig {
  return {
    name: seller?.name || null,
    idNumber: seller?.id_number || null,
    address: seller?.address || null,
    phone: seller?.phone || null,
    email: seller?.email || null,
  }
}
