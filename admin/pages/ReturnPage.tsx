import { shopReturnDetailsSchema, type ShopReturnDetails } from '@dukani/contracts'
import {
  BackButton,
  Box,
  ButtonLink,
  Grid,
  Heading,
  ProductImage,
  Stack,
  StatusChip,
  Text,
} from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { returnPath } from '#admin/features/returns/api/changeReturn.ts'
import { ReturnActions } from '#admin/features/returns/containers/ReturnActions.tsx'
import { returnStatus } from '#admin/features/returns/model/returnSteps.ts'
import { PAGES } from '#admin/shared/adminPages.ts'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useBack } from '#admin/shared/useBack.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageUrl } from '#shared/images/images.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/** One return: what comes back and why, and what can be done with it. */
export function ReturnPage() {
  const t = useAdminText()
  const { id = '' } = useParams()
  const back = useBack(PAGES.returns)
  const read = useRead(returnPath(id), shopReturnDetailsSchema)
  const { data: shown, retry, refresh, replace } = read
  useLiveRefresh(refresh, (event) => event === null || String(event.id) === String(shown?.order.id))
  useAdminHead(shown?.order.order_number ?? t('admin.returns'))
  return (
    <Stack gap={20}>
      <BackButton onClick={back}>{t('admin.returns')}</BackButton>
      {shown !== null && <PageHeader title={t('admin.return', { number: shown.order.order_number })} />}
      <ReadState read={read} />
      {shown !== null && (
        <>
          <Facts shown={shown} />
          <ReturnActions shown={shown} onChanged={replace} onConflict={retry} />
        </>
      )}
    </Stack>
  )
}

function Facts({ shown }: { shown: ShopReturnDetails }) {
  const { order, customer, reason, refusal, items, pictures, created_at } = shown
  const t = useAdminText()
  const config = useConfig()
  const { language } = useLanguage()
  const link = useAdminLink()
  const status = returnStatus(shown)
  return (
    <>
      <Stack gap={8} align="start">
        <StatusChip tone={status.tone}>{t(status.name)}</StatusChip>
        <Text size={14} tone="muted">
          {[customer.name || customer.email, formatDate(created_at, 'mediumTime', language)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <ButtonLink variant="text" {...link(`${PAGES.orders}/${order.id}`)}>
          {t('admin.return.order')}
        </ButtonLink>
      </Stack>
      <Part title={t('admin.return.items')}>
        <Stack as="ul" role="list" gap={4}>
          {items.map(({ id, name, specification, quantity }) => (
            <Text key={id} as="li">
              {specification === null ? name : `${name} (${specification})`} × {quantity}
            </Text>
          ))}
        </Stack>
      </Part>
      <Part title={t('admin.return.reason')}>
        <Text>{reason}</Text>
      </Part>
      {refusal !== '' && (
        <Part title={t('admin.return.refusal')}>
          <Text>{refusal}</Text>
        </Part>
      )}
      {pictures.length > 0 && (
        <Grid as="ul" columns={{ xs: 2, md: 5 }} gap={12} role="list" aria-label={t('admin.return.pictures')}>
          {pictures.map((picture, index) => (
            <Box key={picture} as="li">
              <ProductImage
                id={picture}
                src={imageUrl(picture, config)}
                alt={t('admin.return.picture', { number: index + 1 })}
                corners="control"
              />
            </Box>
          ))}
        </Grid>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={2} size={18}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
