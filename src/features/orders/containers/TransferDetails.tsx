import { toTetri, type Transfer } from '@dukani/contracts'
import { CopyList, Heading, Skeleton, Stack, Text, type CopyFact } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { copyText } from '#shared/browser/copyText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { transferFacts } from '../model/transferFacts.ts'
import { CODE_SIZE } from '../model/codeSize.ts'

const TransferCode = lazyPart(
  async () => (await import('./TransferCode.tsx')).TransferCode,
  // The text beside the code holds the same data.
  { isExtra: true },
)

/** Where the money of an order is sent, to be copied into a bank's form, or read by its app (CHECK-04). */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const t = useText()
  const { language } = useLanguage()
  const { show } = useToasts()

  async function copy(text: string, { label }: CopyFact): Promise<boolean> {
    const isCopied = await copyText(text, navigator)
    if (isCopied) show({ type: 'success', message: t('transfer.copied', { what: label }) })
    else show({ type: 'warning', message: t('transfer.copyYourself', { what: label }) })
    return isCopied
  }

  return (
    <Stack gap={12}>
      <Heading level={4}>{t('transfer.title')}</Heading>
      <Text size={14} tone="muted">
        {t('transfer.hint')}
      </Text>
      {transfer.qr_payload !== null && (
        <TransferCode
          fallback={<Skeleton shape="box" width={CODE_SIZE} height={CODE_SIZE} />}
          text={transfer.qr_payload}
          label={t('transfer.code', {
            amount: formatMoney(toTetri(transfer.amount), language),
            reference: transfer.reference,
          })}
          caption={t('transfer.scan')}
        />
      )}
      <CopyList facts={transferFacts(transfer, t, language)} onCopy={copy} />
    </Stack>
  )
}
