import { MOST_IMPORT_PROBLEMS, type CatalogueImportDetails } from '@dukani/contracts'
import { Heading, RecordList, Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { problemsHref } from '../api/imports.ts'
import { DownloadLink } from './DownloadLink.tsx'

const TONES = { refused: 'red', warning: 'yellow', picture: 'yellow' } as const

/** The first problems of a file with their lines, and a link to download all of them. */
export function ImportProblems({ shown: { id, problems, report } }: { shown: CatalogueImportDetails }) {
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
