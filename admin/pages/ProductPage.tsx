import { staffProductDetailsSchema, type StaffProductDetails } from '@dukani/contracts'
import { BackButton, Button, ButtonLink, Heading, Stack, Text } from '@dukani/design-system'
import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { deleteProduct, productPath } from '#admin/features/products/api/products.ts'
import { ProductEditor } from '#admin/features/products/containers/ProductEditor.tsx'
import { ProductPromotions } from '#admin/features/promotions/containers/ProductPromotions.tsx'
import { StockMovements } from '#admin/features/stock/containers/StockMovements.tsx'
import { PAGES } from '#admin/shared/adminPages.ts'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useBack } from '#admin/shared/useBack.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { paths } from '#shared/routing/routes.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'

/** One product, or a new one at `/products/new`. */
export function ProductPage() {
  const { id = '' } = useParams()
  const shop = useText()
  const back = useBack(PAGES.products)
  return (
    <Stack gap={20}>
      <BackButton onClick={back}>{shop('orders.back')}</BackButton>
      {id === 'new' ? <NewProduct /> : <KnownProduct key={id} id={id} onDeleted={back} />}
    </Stack>
  )
}

function NewProduct() {
  const t = useAdminText()
  const navigate = useNavigate()
  const toasts = useToasts()
  useAdminHead(t('admin.products.new'))
  const open = ({ id }: StaffProductDetails) => {
    toasts.show({ type: 'success', message: t('admin.product.created') })
    void navigate(`${PAGES.products}/${id}`, { replace: true })
  }
  return (
    <>
      <Heading level={1} size={28}>
        {t('admin.products.new')}
      </Heading>
      <ProductEditor product={null} onSaved={open} onConflict={() => undefined} />
    </>
  )
}

function KnownProduct({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useAdminText()
  const client = useApi()
  const toasts = useToasts()
  const read = useRead(productPath(id), staffProductDetailsSchema)
  const { data: product, retry, replace } = read
  useAdminHead(product?.name ?? t('admin.products'))
  const isDeleted = useRef(false)
  const { ask, question } = useAskedChange<StaffProductDetails>(
    async ({ version }) => {
      await deleteProduct(client, id, version)
      isDeleted.current = true
    },
    retry,
    t('admin.product.deleted'),
  )
  const leave = () => {
    if (isDeleted.current) onDeleted()
  }
  const saved = (next: StaffProductDetails) => {
    replace(next)
    toasts.show({ type: 'success', message: t('admin.saved') })
  }
  if (product === null) return <ReadState read={read} />
  return (
    <>
      <Stack direction="row" justify="between" align="center" gap={12} wrap>
        <Heading level={1} size={28}>
          {product.name}
        </Heading>
        <Stack direction="row" gap={8} wrap>
          {product.published && (
            <ButtonLink variant="outlined" icon="eye" href={paths.product(id)} target="_blank" rel="noopener">
              {t('admin.product.inShop')}
            </ButtonLink>
          )}
          <Button variant="outlined" icon="trash" onClick={() => ask(product)}>
            {t('admin.product.delete')}
          </Button>
        </Stack>
      </Stack>
      <ProductPromotions product={product} />
      <ProductEditor product={product} onSaved={saved} onConflict={retry} />
      {/* Read again after each edit. */}
      <StockMovements key={product.version} productId={id} />
      <ConfirmDialog
        {...question}
        title={({ name }) => t('admin.product.deleteAsk', { name })}
        yes={() => t('admin.product.delete')}
        onLeft={leave}
      >
        {() => <Text tone="muted">{t('admin.product.deleteText')}</Text>}
      </ConfirmDialog>
    </>
  )
}
