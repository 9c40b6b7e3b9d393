import type { SettingForm, SettingKey } from '@dukani/contracts'
import { Box, Button, Grid, Heading, Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { SETTING_FIELDS } from '../model/settingFields.ts'

export interface SettingConflictProps {
  settingKey: SettingKey
  /** the fields that differ */
  conflicts: readonly string[]
  saved: SettingForm
  typed: SettingForm
  onSettle: (by: 'mine' | 'theirs') => void
}

/** A setting that another owner has saved meanwhile: both values of each field that differs, and a choice. */
export function SettingConflict({ settingKey, conflicts, saved, typed, onSettle }: SettingConflictProps) {
  const t = useAdminText()
  if (conflicts.length === 0) return null
  const words = (value: string | undefined) => value || t('admin.product.nothing')
  return (
    <Box padding={16} radius="card" ground="primarySoft" role="alert">
      <Stack gap={12}>
        <Heading level={3} size={16}>
          {t('admin.settings.conflict')}
        </Heading>
        {SETTING_FIELDS[settingKey]
          .filter(({ name }) => conflicts.includes(name))
          .map(({ name, label }) => (
            <Stack key={name} gap={4}>
              <Text weight="bold">{t(label)}</Text>
              <Grid columns={{ xs: 1, sm: 2 }} gap={12}>
                <Text lines={6}>{t('admin.product.theirs', { value: words(saved[name]) })}</Text>
                <Text lines={6}>{t('admin.product.mine', { value: words(typed[name]) })}</Text>
              </Grid>
            </Stack>
          ))}
        <Stack direction="row" gap={8} wrap>
          <Button variant="outlined" onClick={() => onSettle('theirs')}>
            {t('admin.product.takeTheirs')}
          </Button>
          <Button variant="outlined" onClick={() => onSettle('mine')}>
            {t('admin.product.keepMine')}
          </Button>
        </Stack>
      </Stack>
    </Box>
  )
}
