import { MOST_IMPORT_PROBLEMS, type CatalogueImportDetails } from '@dukani/contracts'
import { Box, Grid, Heading, RecordList, Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { problemsHref } from '../api/imports.ts'
import { DownloadLink } from './DownloadLink.tsx'

const PRODUCTS = ['added', 'changed', 'unchanged', 'skipped'] as const
const TONES = { refused: 'red', warning: 'yellow', picture: 'yellow' } as const

/** What an import did, or would do: its counts, and the first problems with their lines. */
export function ImportReport({ shown }: { shown: CatalogueImportDetails }) {
  const t = useAdminText()
  const { report } = shown
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
      {shown.problems.length > 0 && <Problems shown={shown} />}
    </Stack>
  )
}

function Problems({ shown: { id, problems, report } }: { shown: CatalogueImportDetails }) {
  const t = useAdminText()
  const config = useConfig()
  const { language } = useLanguage()
  const count = report.problems
  return (
    <Stack as="section" gap={8}>
      <Heading level={3} size={18}>
        {t('admin.import.problems')}
      </Heading>
      <RecordList
        label={t('admin.import.problems')}
        language={language}
        records={problems.map(({ kind, line, handle, text }, index) => ({
          id: index,
          title: t('admin.import.problem', { line }),
          facts: [handle, text],
          states: [{ tone: TONES[kind], text: t(`admin.import.problem.${kind}`) }],
        }))}
      />
      {count > problems.length && (
        <Text size={14} tone="muted">
          {t('admin.import.more', { count: problems.length })}
        </Text>
      )}
      <Stack direction="row" wrap>
        <DownloadLink href={problemsHref(id, config)}>
          {count > MOST_IMPORT_PROBLEMS
            ? t('admin.import.downloadMost', { most: MOST_IMPORT_PROBLEMS })
            : t('admin.import.download')}
        </DownloadLink>
      </Stack>
    </Stack>
  )
}
