import { Heading, Skeleton, Stack, VisuallyHidden } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface ProductLoadingProps {
  /** what it is called, where the link to it knew that */
  name: string | undefined
  /** id of the heading, for the dialog's name */
  nameId: string
}

/** The skeleton of a product's details, with the name where the link knew it. */
export function ProductLoading({ name, nameId }: ProductLoadingProps) {
  const t = useText()
  return (
    <Stack gap={20}>
      <Stack gap={12}>
        <Skeleton width="30%" />
        {name === undefined ? (
          <>
            <VisuallyHidden id={nameId}>{t('shell.loading')}</VisuallyHidden>
            <Skeleton width="80%" height={28} />
          </>
        ) : (
          <Heading level={2} size={{ xs: 22, md: 28 }} id={nameId} tabIndex={-1}>
            <span lang={textLanguage(name)}>{name}</span>
          </Heading>
        )}
        <Skeleton width="60%" />
        <Skeleton width="40%" height={36} />
      </Stack>
      <Skeleton width="30%" />
      <Stack gap={8}>
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </Stack>
    </Stack>
  )
}
