import { settingSchemas, type SettingKey, type SettingValues } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { shopSettings } from '../../db/settingsSchema.ts'

/** A setting that was changed at some time. */
export interface StoredSetting<Key extends SettingKey = SettingKey> {
  /** null: the default counts, because the setting is back at it or because this release can't read what is stored */
  value: SettingValues[Key] | null
  /** what is stored, whether or not this release can read it; null: it is back at the default */
  raw: unknown
  version: number
}

/** All settings that were ever changed, by their keys. */
export async function storedSettings(db: Database): Promise<ReadonlyMap<string, StoredSetting>> {
  const rows = await db
    .select({ key: shopSettings.key, value: shopSettings.value, version: shopSettings.version })
    .from(shopSettings)
  return new Map(
    rows.map(({ key, value, version }) => [
      key,
      { value: isKey(key) ? readValue(key, value) : null, raw: value, version },
    ]),
  )
}

/** Locks a setting, also one that was never changed. */
export async function lockSetting<Key extends SettingKey>(
  transaction: Transaction,
  key: Key,
): Promise<StoredSetting<Key>> {
  await transaction.insert(shopSettings).values({ key }).onConflictDoNothing()
  const [row] = await transaction
    .select({ value: shopSettings.value, version: shopSettings.version })
    .from(shopSettings)
    .where(eq(shopSettings.key, key))
    .for('update')
  if (row === undefined) throw new Error(`the setting ${key} is gone`)
  return { value: readValue(key, row.value), raw: row.value, version: row.version }
}

/** Stores a setting as its next version. @param value null: back to the default */
export async function updateSetting<Key extends SettingKey>(
  transaction: Transaction,
  key: Key,
  value: SettingValues[Key] | null,
): Promise<void> {
  await transaction
    .update(shopSettings)
    // A JSON null would be a value.
    .set({ value: value ?? sql`null`, version: sql`${shopSettings.version} + 1`, updatedAt: new Date() })
    .where(eq(shopSettings.key, key))
}

const isKey = (key: string): key is SettingKey => Object.hasOwn(settingSchemas, key)

function readValue<Key extends SettingKey>(key: Key, value: unknown): SettingValues[Key] | null {
  const { success, data } = settingSchemas[key].safeParse(value)
  return success ? (data as SettingValues[Key]) : null
}
