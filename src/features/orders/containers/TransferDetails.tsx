import { toTetri, type Transfer } from '@dukani/contracts'
import { CopyList, Heading, Skeleton, Stack, Text, type CopyFact } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { copyText } from '#shared/browser/copyText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { createChunk, useChunk } from '#shared/lazy/useChunk.ts'
import { transferFacts } from '../model/transferFacts.ts'
import { CODE_SIZE } from '../model/codeSize.ts'
import type { TransferCodeProps } from './TransferCode.tsx'

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
        <Code
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

const code = createChunk<TransferCodeProps>(
  async () => (await import('./TransferCode.tsx')).TransferCode,
  // The text beside the code holds the same data.
  { isExtra: true },
)

/** The code; a placeholder while it is fetched, and nothing when it can't be. */
function Code(props: TransferCodeProps) {
  const chunk = useChunk(code)
  if (chunk.state === 'there') return <chunk.Part {...props} />
  if (chunk.state === 'failed') return null
  return <Skeleton shape="box" width={CODE_SIZE} height={CODE_SIZE} />
}
