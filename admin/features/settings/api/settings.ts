import { settingAnswerSchemas, type Setting, type SettingKey } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** The path of all settings. */
export const SETTINGS_PATH = '/v1/admin/settings/'

const read =
  (key: SettingKey) =>
  (raw: unknown): Setting<SettingKey> =>
    settingAnswerSchemas[key].parse(raw)

/** Changes a setting. @throws ApiError 409 when it was changed since the version that was seen */
export function changeSetting(
  client: ApiClient,
  key: SettingKey,
  body: Record<string, unknown>,
): Promise<Setting<SettingKey>> {
  return client.request({ path: `${SETTINGS_PATH}${key}/`, method: 'PUT', body, read: read(key) })
}

/** Puts a setting back to the default. @throws ApiError 409 when it was changed since the version that was seen */
export function resetSetting(
  client: ApiClient,
  key: SettingKey,
  version: number,
): Promise<Setting<SettingKey>> {
  return client.request({
    path: `${SETTINGS_PATH}${key}/`,
    method: 'DELETE',
    query: { version },
    read: read(key),
  })
}
