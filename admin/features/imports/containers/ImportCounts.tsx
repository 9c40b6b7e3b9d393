import type { CatalogueImport } from '@dukani/contracts'
import { Box, Grid, Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'

const PRODUCTS = ['added', 'changed', 'unchanged', 'skipped'] as const

/** What an import did, or would do, in counts. */
export function ImportCounts({ report }: Pick<CatalogueImport, 'report'>) {
  const t = useAdminText()
  const counts = [
    ['admin.import.refusedRows', report.refused_rows],
    ['admin.import.warnings', report.warnings],
    ['admin.import.picturesNew', report.pictures_new],
    ['admin.import.picturesMissing', report.pictures_missing],
    ['admin.import.hidden', report.hidden],
    ['admin.import.uncounted', report.uncounted],
  ] as const
  return (
    <Stack gap={16}>
      <Grid as="dl" columns={{ xs: 2, sm: 4 }} gap={12}>
        {PRODUCTS.map((name) => (
          <Box key={name} padding={12} outlined radius="control" ground="surface">
            <Text as="dt" size={14} tone="muted">
              {t(`admin.import.${name}`)}
            </Text>
            <Text as="dd" size={28} weight="bold" numeric>
              {report[name]}
            </Text>
          </Box>
        ))}
      </Grid>
      <Stack gap={4}>
        {counts.map(([key, count]) => count > 0 && <Text key={key}>{t(key, { count })}</Text>)}
        {report.categories.length > 0 && (
          <Text>{t('admin.import.categories', { titles: report.categories.join(', ') })}</Text>
        )}
      </Stack>
    </Stack>
  )
}
