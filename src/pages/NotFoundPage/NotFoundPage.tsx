import { ButtonLink, Container, EmptyState } from '@dukani/design-system'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { paths } from '#shared/routing/routes.ts'
import { useFollow } from '#shared/routing/useFollow.ts'

/** What any unknown address shows, with a way home (ROUTE-06). */
export function NotFoundPage() {
  const t = useText()
  const follow = useFollow()
  usePageHead(plainSummary(t, t('notFound.title')))
  return (
    <Container>
      <EmptyState
        drawing="signpost"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <ButtonLink href={paths.catalog} onNavigate={follow(paths.catalog)}>
            {t('notFound.home')}
          </ButtonLink>
        }
      />
    </Container>
  )
}
