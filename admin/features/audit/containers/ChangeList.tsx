import { SETTING_KEYS, type AuditEntry } from '@dukani/contracts'
import { RecordList } from '@dukani/design-system'
import { formatDate, type AdminTextKey, type AdminTranslate } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { orderStatus } from '#shared/order/orderStatus.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { settingChange } from '../model/settingChange.ts'

const ACTIONS = {
  'order.status': 'admin.audit.order.status',
  'order.confirmTransfer': 'admin.audit.order.confirmTransfer',
  'order.refund': 'admin.audit.order.refund',
  'order.refundPart': 'admin.audit.order.refundPart',
  'return.accepted': 'admin.mail.returnAccepted',
  'return.refused': 'admin.mail.returnRefused',
  'return.received': 'admin.mail.returnReceived',
  'return.refunded': 'admin.return.refunded',
  'order.handOver': 'admin.audit.order.handOver',
  'order.prepare': 'admin.order.prepare',
  'order.note': 'admin.audit.order.note',
  'order.deliver': 'admin.audit.order.deliver',
  'product.bulk': 'admin.audit.product.bulk',
  'product.bulkUndo': 'admin.audit.product.bulkUndo',
  'catalogue.import': 'admin.audit.catalogue.import',
  'catalogue.export': 'admin.audit.catalogue.export',
  'promotionCode.create': 'admin.audit.promotionCode.create',
  'promotionCode.change': 'admin.audit.promotionCode.change',
  'promotion.create': 'admin.audit.promotion.create',
  'promotion.change': 'admin.audit.promotion.change',
  'promotion.end': 'admin.audit.promotion.end',
  'promotion.delete': 'admin.audit.promotion.delete',
  'product.create': 'admin.audit.product.create',
  'product.edit': 'admin.audit.product.edit',
  'product.delete': 'admin.audit.product.delete',
  'stock.count': 'admin.audit.stock.count',
  'staff.grant': 'admin.audit.staff.grant',
  'staff.revoke': 'admin.audit.staff.revoke',
  'staff.secondFactorOn': 'admin.audit.staff.secondFactorOn',
  'staff.secondFactorOff': 'admin.audit.staff.secondFactorOff',
  'staff.secondFactorReset': 'admin.audit.staff.secondFactorReset',
  'staff.recoveryCode': 'admin.audit.staff.recoveryCode',
  'staff.recoveryCodes': 'admin.security.renew',
  'review.hide': 'admin.audit.review.hide',
  'review.show': 'admin.audit.review.show',
  'review.answer': 'admin.audit.review.answer',
  'mail.retry': 'admin.audit.mail.retry',
  'customer.block': 'admin.audit.customer.block',
  'customer.unblock': 'admin.audit.customer.unblock',
  'customer.export': 'admin.audit.customer.export',
  'setting.change': 'admin.audit.setting.change',
  'setting.reset': 'admin.audit.setting.reset',
  'customer.erase': 'admin.audit.customer.erase',
} as const satisfies Record<string, AdminTextKey>

const isKnown = (action: string): action is keyof typeof ACTIONS => action in ACTIONS

export interface ChangeListProps {
  label: string
  changes: readonly AuditEntry[]
}

/** Changes by staff: who did what, and when. */
export function ChangeList({ label, changes }: ChangeListProps) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  return (
    <RecordList
      label={label}
      language={language}
      records={changes.map(({ id, action, subject, actor, role, before, after, created_at }) => {
        const isSetting = subject.kind === 'setting'
        const status = after?.['status']
        return {
          id,
          title: isKnown(action) ? t(ACTIONS[action]) : action,
          facts: [
            actor?.name ?? t('admin.audit.commandLine'),
            role === null ? '' : t(`admin.role.${role}`),
            isSetting ? settingName(subject.id, t) : detailOf(after),
            isSetting ? settingChange({ id: subject.id, before, after }, t, language) : '',
            formatDate(created_at, 'mediumTime', language) ?? '',
          ],
          states: typeof status === 'string' ? [orderStatus(status, shop)] : [],
        }
      })}
    />
  )
}

/** The name of a setting; the id of a setting that this release doesn't know. */
function settingName(id: string, t: AdminTranslate): string {
  const key = SETTING_KEYS.find((each) => each === id)
  return key === undefined ? id : t(`admin.settings.${key}`)
}

/** What is shown besides the status: the bank's reference, an account's email, a promotion code, a file. */
function detailOf(after: AuditEntry['after']): string {
  const details = ['reference', 'email', 'code', 'file'].map((name) => after?.[name])
  return details.filter((detail) => typeof detail === 'string').join(' ')
}
