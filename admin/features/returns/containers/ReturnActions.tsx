import { MAX_RETURN_TEXT, toTetri, type ShopReturnDetails } from '@dukani/contracts'
import { Button, Checkbox, Stack, Text, TextField } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { NOT_BLANK } from '#admin/shared/notBlank.ts'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { TransferReference } from '#admin/shared/TransferReference.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { changeReturn } from '../api/changeReturn.ts'
import { RETURN_FIELDS, returnSteps, type ReturnAction } from '../model/returnSteps.ts'

export interface ReturnActionsProps {
  shown: ShopReturnDetails
  /** called with the return after a step */
  onChanged: (changed: ShopReturnDetails) => void
  /** called when the server has a newer state of it */
  onConflict: () => void
}

/** A step with a return as it was when the question came up. */
interface Asked {
  action: ReturnAction
  seen: ShopReturnDetails
}

/** The buttons of what can be done with a return. Each asks first. */
export function ReturnActions({ shown, onChanged, onConflict }: ReturnActionsProps) {
  const t = useAdminText()
  const client = useApi()
  const { ask, question } = useAskedChange<Asked>(async ({ action, seen }, fields) => {
    onChanged(await changeReturn(client, seen, action, fields))
  }, onConflict)
  const steps = returnSteps(shown)
  const isRefunded = shown.state === 'received' && !shown.is_refunding && shown.amount === 0
  return (
    <>
      {isRefunded && <Text tone="muted">{t('admin.return.nothingLeft')}</Text>}
      {steps.length > 0 && (
        <Stack direction="row" gap={8} wrap role="group" aria-label={t('admin.return.steps')}>
          {steps.map((action, index) => (
            <Button
              key={action}
              variant={index === 0 ? 'contained' : 'outlined'}
              onClick={() => ask({ action, seen: shown })}
            >
              {t(`admin.return.${action}`)}
            </Button>
          ))}
        </Stack>
      )}
      <ConfirmDialog
        {...question}
        title={({ action }) => t(`admin.return.${action}`)}
        yes={({ action }) => t(`admin.return.${action}`)}
      >
        {({ action, seen }) => <ActionFields key={action} action={action} seen={seen} />}
      </ConfirmDialog>
    </>
  )
}

function ActionFields({ action, seen: { amount, payment_method } }: Asked) {
  const t = useAdminText()
  const { language } = useLanguage()
  switch (action) {
    case 'accept':
    case 'receive':
      return <Text tone="muted">{t(`admin.return.${action}Text`)}</Text>
    case 'refuse':
      return (
        <TextField
          name={RETURN_FIELDS.refusal}
          label={t('admin.return.refusal')}
          {...NOT_BLANK}
          maxLength={MAX_RETURN_TEXT}
          autoComplete="off"
        />
      )
    case 'refund':
      return (
        <>
          <Text weight="medium">
            {t('admin.refund.sum', { amount: formatMoney(toTetri(amount), language) })}
          </Text>
          <Checkbox name={RETURN_FIELDS.restock} label={t('admin.refund.restock')} />
          {(payment_method === 'bank' || payment_method === 'qr') && (
            <TransferReference name={RETURN_FIELDS.reference} text={t('admin.refund.transfer')} />
          )}
        </>
      )
  }
}
