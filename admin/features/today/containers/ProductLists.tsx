import { toTetri, type BestSeller, type Id, type LowStock } from '@dukani/contracts'
import { RecordList, Text } from '@dukani/design-system'
import { PAGES } from '#admin/shared/adminPages.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/** Makes the props of a link to the page of a product. */
function useProductLink() {
  const link = useAdminLink()
  return (id: Id) => link(`${PAGES.products}/${id}`)
}

/** The products of which only a few pieces are left. */
export function LowStockList({ products }: { products: readonly LowStock[] }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const pageOf = useProductLink()
  if (products.length === 0) return <Text tone="muted">{t('admin.today.noLowStock')}</Text>
  return (
    <RecordList
      label={t('admin.today.lowStock')}
      language={language}
      records={products.map(({ id, name, specification, inventory }) => ({
        id: `${id} ${specification}`,
        href: pageOf(id).href,
        title: name,
        facts: [specification ?? ''],
        count: { tone: 'red', text: t('admin.today.pieces', { count: inventory }) },
      }))}
      onNavigate={(event, record) => {
        const product = products.find(({ id, specification }) => record === `${id} ${specification}`)
        if (product !== undefined) pageOf(product.id).onNavigate(event)
      }}
    />
  )
}

/** The products of which most pieces were sold. */
export function BestSellerList({ products }: { products: readonly BestSeller[] }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const pageOf = useProductLink()
  if (products.length === 0) return <Text tone="muted">{t('admin.today.noSales')}</Text>
  return (
    <RecordList
      label={t('admin.today.bestSellers')}
      language={language}
      records={products.map(({ id, name, quantity, total }) => ({
        id: id ?? name,
        ...(id !== null && { href: pageOf(id).href }),
        title: name,
        facts: [t('admin.today.pieces', { count: quantity })],
        amount: toTetri(total),
      }))}
      onNavigate={(event, id) => pageOf(id).onNavigate(event)}
    />
  )
}
