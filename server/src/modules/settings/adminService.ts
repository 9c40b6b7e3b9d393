import { isDeepStrictEqual } from 'node:util'
import type { Setting, SettingKey, SettingValues, ShopSettings } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import type { CurrentSettings } from './currentSettings.ts'
import type { SettingDefaults } from './defaults.ts'
import { lockSetting, storedSettings, updateSetting, type StoredSetting } from './repository.ts'

/** The shop's settings, for owners. Each change is in the audit log, with the value before and after. */
export interface SettingAdminService {
  list(): Promise<ShopSettings>
  /**
   * Changes the version of a setting that was seen. Once it returns, this process uses the new value, and others within
   * SETTINGS_POLL_MS.
   * @param value null, or the same as the default: back to the default
   */
  change<Key extends SettingKey>(
    actor: Actor,
    key: Key,
    version: number,
    value: SettingValues[Key] | null,
  ): Promise<Result<Setting<Key>, 'changedMeanwhile'>>
}

export function createSettingAdminService(
  db: Database,
  { defaults, current }: { defaults: SettingDefaults; current: Pick<CurrentSettings, 'refresh'> },
): SettingAdminService {
  const wire = <Key extends SettingKey>(key: Key, { value, raw, version }: StoredSetting<Key>) => {
    const standard = defaults[key]
    const changed = raw !== null
    return { value: changed ? value : standard, default: standard, changed, version } as Setting<Key>
  }
  return {
    async list() {
      const stored = await storedSettings(db)
      const read = <Key extends SettingKey>(key: Key) =>
        wire(key, (stored.get(key) ?? { value: null, raw: null, version: 0 }) as StoredSetting<Key>)
      return {
        notice: read('notice'),
        about: read('about'),
        delivery: read('delivery'),
        social: read('social'),
        bank: read('bank'),
        seller: read('seller'),
      }
    },

    async change(actor, key, version, value) {
      type Changed = Result<Setting<typeof key>, 'changedMeanwhile'>
      const changed = await inTransaction(db, async (transaction): Promise<Changed> => {
        const before = await lockSetting(transaction, key)
        if (before.version !== version) return fail('changedMeanwhile')
        const next = isDeepStrictEqual(value, defaults[key]) ? null : value
        // A value that this release can't read is replaced, even if the new one is the default.
        const isSame = next === null ? before.raw === null : isDeepStrictEqual(before.value, next)
        if (isSame) return succeed(wire(key, before))
        await updateSetting(transaction, key, next)
        await recordChange(transaction, {
          actor,
          action: next === null ? 'setting.reset' : 'setting.change',
          subject: { kind: 'setting', id: key },
          before: loggedValue(before),
          after: next,
        })
        return succeed(wire(key, { value: next, raw: next, version: version + 1 }))
      })
      // The change is stored even if this read fails. The next periodic read gets it.
      if (changed.ok) await current.refresh().catch(() => undefined)
      return changed
    },
  }
}

/** A stored value as the audit log has it. */
const loggedValue = ({ value, raw }: StoredSetting) => value ?? (raw === null ? null : { unreadable: raw })
