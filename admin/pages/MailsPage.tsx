import { MAIL_STATES, shopMailPartSchema, type ShopMail } from '@dukani/contracts'
import { Button, IconButton, RecordList, Stack, Text } from '@dukani/design-system'
import { formatDate, type AdminTextKey } from '@dukani/i18n'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { mailStatus } from '#admin/features/mails/model/mailStatus.ts'
import { FilterSelect } from '#admin/shared/FilterSelect.tsx'
import { NoRecords } from '#admin/shared/NoRecords.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'

const KINDS = {
  placed: 'admin.mail.placed',
  paid: 'admin.mail.paid',
  shipped: 'admin.mail.shipped',
  cancelled: 'admin.mail.cancelled',
  refunded: 'admin.mail.refunded',
  returnAsked: 'admin.mail.returnAsked',
  returnAccepted: 'admin.mail.returnAccepted',
  returnRefused: 'admin.mail.returnRefused',
  returnReceived: 'admin.mail.returnReceived',
} as const satisfies Record<string, AdminTextKey>

const isKnown = (kind: string): kind is keyof typeof KINDS => kind in KINDS

/** The mails about orders that aren't sent. Each can be sent again. */
export function MailsPage() {
  const t = useAdminText()
  const client = useApi()
  const { language } = useLanguage()
  useAdminHead(t('admin.mails'))
  const { values, isSet, change, clear } = useFilter(['state'], { state: MAIL_STATES })
  const mails = useParts('/v1/admin/mails/', values, shopMailPartSchema)
  const { ask, question } = useAskedChange<ShopMail>(async ({ id }) => {
    const path = `/v1/admin/mails/${encodeURIComponent(String(id))}/retry/`
    await client.request({ path, method: 'POST', read: () => undefined })
    mails.refresh()
  }, mails.refresh)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.mails')}>
        <IconButton icon="refresh" label={t('admin.refresh')} onClick={mails.refresh} />
      </PageHeader>
      <FilterSelect
        label={t('admin.mails.state')}
        options={MAIL_STATES.map((state) => ({ value: state, label: t(`admin.mails.${state}`) }))}
        value={values.state}
        onChoose={(state) => change({ state })}
      />
      <PartList
        parts={mails}
        empty={
          <NoRecords
            drawing="shelf"
            none={t('admin.mails.none')}
            noneFound={t('admin.mails.noneFound')}
            isFiltered={isSet}
            onShowAll={clear}
          />
        }
      >
        {(items) => (
          <RecordList
            label={t('admin.mails')}
            language={language}
            records={items.map((mail) => {
              const { tone, name } = mailStatus(mail)
              return {
                id: mail.id,
                title: `${mail.order.order_number} · ${isKnown(mail.kind) ? t(KINDS[mail.kind]) : mail.kind}`,
                facts: [
                  mail.email,
                  formatDate(mail.created_at, 'mediumTime', language) ?? '',
                  t('admin.mails.attempts', { count: mail.attempts }),
                ],
                states: [{ tone, text: t(name) }],
                action: (
                  <Button variant="outlined" icon="refresh" wordsFrom="sm" onClick={() => ask(mail)}>
                    {t('admin.mails.retry')}
                  </Button>
                ),
              }
            })}
          />
        )}
      </PartList>
      <ConfirmDialog {...question} title={() => t('admin.mails.retryAsk')} yes={() => t('admin.mails.retry')}>
        {({ email }) => <Text tone="muted">{email}</Text>}
      </ConfirmDialog>
    </Stack>
  )
}
