import { createHash } from 'node:crypto'
import { setInterval } from 'node:timers/promises'
import { SETTING_KEYS, type PublicSettings, type SettingKey, type SettingValues } from '@dukani/contracts'
import type { BankConfig } from '../../config/payments.ts'
import type { SellerConfig } from '../../config/seller.ts'
import { SETTINGS_POLL_MS } from '../../config/limits.ts'
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
 * The settings that count, in memory: reading them never waits for the database. While it is away, those that were read last
 * count.
 */
export interface CurrentSettings {
  /** the account for transfers; null: there is none */
  bank: () => BankConfig | null
  seller: () => SellerConfig
  /** what the storefront shows instead of its own texts */
  shown: () => ShownSettings
  /** Reads them from the database. @throws what reading throws */
  refresh: () => Promise<void>
  /** Reads them periodically, since other processes change them, too. @returns ends it */
  follow: () => () => Promise<void>
}

export interface CurrentSettingsOptions {
  /** gets the first failure of an outage */
  onError: (error: unknown) => void
  /** @default SETTINGS_POLL_MS */
  pollMs?: number | undefined
  /** the time in ms */
  now?: (() => number) | undefined
}

/** Until the first `refresh` the defaults count. */
export function createCurrentSettings(
  db: Database,
  defaults: SettingDefaults,
  { onError, pollMs = SETTINGS_POLL_MS, now = Date.now }: CurrentSettingsOptions,
): CurrentSettings {
  let stored: ReadonlyMap<string, StoredSetting> = new Map()
  /** the version that was announced last; null: none was read yet */
  let announced: string | null = null
  let begun = 0
  /** which of the reads `stored` is from */
  let latest = 0

  /** The owner's own value. */
  const own = <Key extends SettingKey>(key: Key) =>
    (stored.get(key)?.value ?? null) as SettingValues[Key] | null

  function shown(): ShownSettings {
    const notice = own('notice')
    const until = notice?.until ?? null
    const isShown = notice !== null && (until === null || Date.parse(until) > now())
    const [about, delivery, social] = [own('about'), own('delivery'), own('social')]
    const versions = SETTING_KEYS.map((key) => stored.get(key)?.version ?? 0)
    return {
      settings: {
        ...(about && { about }),
        ...(delivery && { delivery }),
        ...(social && { social }),
        ...(isShown && {
          notice: { id: wordOf(notice), ka: notice.ka, en: notice.en },
        }),
      },
      version: `${versions.join('.')}${isShown ? '' : '-'}`,
    }
  }

  async function refresh(): Promise<void> {
    const turn = (begun += 1)
    const read = await storedSettings(db)
    // One that began later may have ended earlier.
    if (turn < latest) return
    latest = turn
    stored = read
    const { version } = shown()
    if (announced !== null && announced !== version) settingsChanges.publish(null)
    announced = version
  }

  return {
    bank: () => own('bank') ?? defaults.bank,
    seller: () => sellerOf(own('seller') ?? defaults.seller),
    shown,
    refresh,
    follow() {
      const stop = new AbortController()
      let isFailing = false
      async function poll(): Promise<void> {
        // Ends by the signal, which rejects the wait.
        for await (const _ of setInterval(pollMs, undefined, { signal: stop.signal, ref: false })) {
          try {
            await refresh()
            isFailing = false
          } catch (error) {
            if (!isFailing) onError(error)
            isFailing = true
          }
        }
      }
      const ended = poll().catch(() => undefined)
      return () => {
        stop.abort()
        return ended
      }
    },
  }
}

/** A word that differs for each text: another end doesn't bring a closed notice back. */
function wordOf({ ka, en }: SettingValues['notice']): string {
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
