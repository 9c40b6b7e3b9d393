import type { CatalogueImport } from '@dukani/contracts'
import { Heading, RecordList, Stack } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { PAGES } from '#admin/shared/adminPages.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { STATE_TONES } from '../model/importState.ts'

/** The last imports. Each links to its result. */
export function ImportHistory({ imports }: { imports: readonly CatalogueImport[] }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const link = useAdminLink()
  const target = (id: CatalogueImport['id']) => link(`${PAGES.import}?file=${encodeURIComponent(String(id))}`)
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size={18}>
        {t('admin.import.history')}
      </Heading>
      <RecordList
        label={t('admin.import.history')}
        language={language}
        records={imports.map(({ id, file, state, author, report, created_at }) => ({
          id,
          href: target(id).href,
          title: file,
          facts: [
            formatDate(created_at, 'mediumTime', language) ?? '',
            author?.name ?? '',
            report.rows === 0 ? '' : t('admin.import.counts', report),
          ],
          states: [{ tone: STATE_TONES[state], text: t(`admin.import.state.${state}`) }],
        }))}
        onNavigate={(event, id) => target(id).onNavigate(event)}
      />
    </Stack>
  )
}
