import { toTetri, type BestSeller, type LowStock } from '@dukani/contracts'
import { RecordList, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { paths } from '#shared/routing/routes.ts'

/** The products of which only a few pieces are left. */
export function LowStockList({ products }: { products: readonly LowStock[] }) {
  const t = useAdminText()
  const { language } = useLanguage()
  if (products.length === 0) return <Text tone="muted">{t('admin.today.noLowStock')}</Text>
  return (
    <RecordList
      label={t('admin.today.lowStock')}
      language={language}
      records={products.map(({ id, name, specification, inventory }) => ({
        id: `${id} ${specification}`,
        href: paths.product(id),
        title: name,
        facts: [specification ?? ''],
        states: [{ tone: 'red', text: t('admin.today.pieces', { count: inventory }) }],
      }))}
    />
  )
}

/** The products of which most pieces were sold. */
export function BestSellerList({ products }: { products: readonly BestSeller[] }) {
  const t = useAdminText()
  const { language } = useLanguage()
  if (products.length === 0) return <Text tone="muted">{t('admin.today.noSales')}</Text>
  return (
    <RecordList
      label={t('admin.today.bestSellers')}
      language={language}
      records={products.map(({ id, name, quantity, total }) => ({
        id: id ?? name,
        ...(id !== null && { href: paths.product(id) }),
        title: name,
        facts: [t('admin.today.pieces', { count: quantity })],
        amount: toTetri(total),
      }))}
    />
  )
}
