import { Button, EmptyState, ErrorState } from '@dukani/design-system'
import { productFailureText, type ProductFailure } from '#features/product/model/productFailure.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface ProductFailedProps {
  failure: ProductFailure
  onRetry: () => void
  onLeave: () => void
}

/** Why a product isn't shown (PROD-13), with a way on: another try, or the shop. */
export function ProductFailed({ failure, onRetry, onLeave }: ProductFailedProps) {
  const t = useText()
  const text = productFailureText(failure, t)
  if (failure.kind === 'failed') {
    return <ErrorState title={text} action={<Button onClick={onRetry}>{t('shell.retry')}</Button>} />
  }
  return (
    <EmptyState
      drawing="shelf"
      title={text}
      live
      action={<Button onClick={onLeave}>{t('product.backToShop')}</Button>}
    />
  )
}
