import { ModalSheet } from '@dukani/design-system'
import { useId, useState } from 'react'
import { useParams } from 'react-router'
import { useChosenSpecification } from '#features/product/api/useChosenSpecification.ts'
import { useProduct } from '#features/product/api/useProduct.ts'
import { ProductGallery } from '#features/product/containers/ProductGallery.tsx'
import { chosenOf } from '#features/product/model/chosenSpecification.ts'
import { choiceRefusal } from '#features/product/model/choiceRefusal.ts'
import { useLinkedSpecification } from '#features/product/model/useLinkedSpecification.ts'
import { productFailureText } from '#features/product/model/productFailure.ts'
import { plainSummary, productSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { AddBar } from './AddBar.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import { ProductFailed } from './ProductFailed.tsx'
import { ProductLoading } from './ProductLoading.tsx'
import { ReviewsBelow } from './ReviewsBelow.tsx'
import { useCloseProduct } from './useCloseProduct.ts'
import { useZoomEntry } from './useZoomEntry.ts'

/** A product over the catalogue (ROUTE-02): what it is, what it costs, what is left, and the way into the cart. */
export function ProductPage() {
  const { id = '' } = useParams()
  const t = useText()
  const close = useCloseProduct()
  const [isZoomed, zoom] = useZoomEntry()
  const nameId = useId()
  const [open, setOpen] = useState(true)
  const choice = useChosenSpecification(id)
  const { product, isRefreshing, failure, choiceFailure, retry } = useProduct(id, choice.asked)
  useLinkedSpecification(product, choice.choose)
  const specification = chosenOf(product, choice.chosen)
  usePageHead(
    product
      ? productSummary(t, product)
      : plainSummary(t, failure ? productFailureText(failure, t) : t('shell.loading')),
  )

  const shell = {
    open,
    onClose: () => setOpen(false),
    onClosed: close,
    closeLabel: t('shell.close'),
  }
  if (!product) {
    const title = failure ? t('catalogue.title') : t('shell.loading')
    return (
      <ModalSheet {...shell} title={title}>
        {failure ? (
          <ProductFailed failure={failure} onRetry={retry} onLeave={shell.onClose} />
        ) : (
          <ProductLoading />
        )}
      </ModalSheet>
    )
  }

  return (
    <ModalSheet
      {...shell}
      labelledBy={nameId}
      width="wide"
      media={<ProductGallery key={String(product.id)} product={product} isZoomed={isZoomed} onZoom={zoom} />}
      footer={<AddBar key={String(product.id)} product={product} specification={specification} />}
      below={
        <ReviewsBelow
          productId={product.id}
          average={product.rating}
          count={product.reviews}
          onWritten={retry}
        />
      }
    >
      <ProductChoice
        product={product}
        specification={specification}
        onChoose={choice.choose}
        isRefreshing={choice.isSaving || (isRefreshing && choice.asked !== null)}
        refusal={choiceRefusal(choice, choiceFailure, t)}
        nameId={nameId}
      />
    </ModalSheet>
  )
}
