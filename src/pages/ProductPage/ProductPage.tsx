import { flyPictureBack, ModalSheet, Skeleton, type CloseReason } from '@dukani/design-system'
import { textLanguage, withoutLanguage } from '@dukani/i18n'
import { useId, useState } from 'react'
import { useParams } from 'react-router'
import {
  useChosenSpecification,
  useRecalledSpecification,
} from '#features/product/api/useChosenSpecification.ts'
import { useProduct } from '#features/product/api/useProduct.ts'
import { ProductGallery } from '#shared/product/ProductGallery.tsx'
import { chosenOf } from '#features/product/model/chosenSpecification.ts'
import { choiceRefusal } from '#features/product/model/choiceRefusal.ts'
import { useShownProduct } from '#features/product/model/useShownProduct.ts'
import { useLinkedSpecification } from '#features/product/model/useLinkedSpecification.ts'
import { productFailureText } from '#features/product/model/productFailure.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { HydrationBoundary } from '#shared/hydration/HydrationBoundary.tsx'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { productSummary } from '#shared/head/productSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useLayerEntry } from '#shared/history/useEntry.ts'
import { isWhole } from '#shared/product/isWhole.ts'
import { knownProduct } from '#shared/product/knownProducts.ts'
import { productName } from '#shared/product/productTexts.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { paths } from '#shared/routing/routes.ts'
import { AddBar } from './AddBar.tsx'
import { NotRefreshed } from './NotRefreshed.tsx'
import { ProductBelow } from './ProductBelow.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import { ProductFailed } from './ProductFailed.tsx'
import { ProductLoading } from './ProductLoading.tsx'
import { useCloseProduct } from './useCloseProduct.ts'

// Loaded with the page's chunk (`ProductScreen`).
export { flyPicture } from '@dukani/design-system'

export interface ProductPageProps {
  /** It takes another product's place: the modal is there already. */
  still: boolean
}

/** A product over the catalogue (ROUTE-02): what it is, what it costs, what is left, and the way into the cart. */
export function ProductPage({ still }: ProductPageProps) {
  const { id = '' } = useParams()
  const t = useText()
  const { language } = useLanguage()
  const close = useCloseProduct()
  const [isZoomed, zoom] = useLayerEntry('zoomed')
  const nameId = useId()
  const [open, setOpen] = useState(true)
  const choice = useChosenSpecification(id)
  const known = knownProduct(useApi(), id)
  const { product, isPreview, isRefreshing, failure, choiceFailure, retry } = useProduct(
    id,
    choice.requested,
    isWhole(known) ? known : null,
  )
  useRecalledSpecification(id, product)
  useLinkedSpecification(product, choice.choose)
  useShownProduct(isRefreshing ? null : (product?.id ?? null))
  const specification = chosenOf(product, choice.chosen)
  usePageHead(
    product
      ? productSummary(t, product, language)
      : plainSummary(t, failure ? productFailureText(failure, t) : t('shell.loading')),
  )

  const shell = {
    open,
    still,
    // A sheet that is swiped down closes without the picture's transition.
    onClose: (by: CloseReason) => flyPictureBack(by === 'drag' ? null : linkTo(id), () => setOpen(false)),
    onClosed: close,
    closeLabel: t('shell.close'),
  }
  if (!product && failure) {
    return (
      <ModalSheet {...shell} title={t('catalogue.title')}>
        <ProductFailed failure={failure} onRetry={retry} onLeave={() => setOpen(false)} />
      </ModalSheet>
    )
  }
  const gallery =
    product ?? (known?.main_image ? { images: [], main_image: known.main_image, ...known } : null)
  const media = gallery ? (
    <HydrationBoundary key={id}>
      <ProductGallery product={gallery} meanwhile={known?.picture} isZoomed={isZoomed} onZoom={zoom} />
    </HydrationBoundary>
  ) : (
    <Skeleton shape="square" />
  )
  if (!product) {
    // Another id: when the product's own heading is there, it is what the dialog begins at.
    const loadingId = `${nameId}-loading`
    return (
      <ModalSheet {...shell} labelledBy={loadingId} width="wide" media={media}>
        <ProductLoading name={known ? productName(known, language) : undefined} nameId={loadingId} />
      </ModalSheet>
    )
  }

  const name = productName(product, language)
  return (
    <ModalSheet
      {...shell}
      labelledBy={nameId}
      width="wide"
      media={media}
      barTitle={<span lang={textLanguage(name)}>{name}</span>}
      footer={
        failure ? (
          <NotRefreshed reason={productFailureText(failure, t)} isPending={isRefreshing} onRetry={retry} />
        ) : (
          <HydrationBoundary key={id}>
            <AddBar product={product} specification={specification} isPreview={isPreview} />
          </HydrationBoundary>
        )
      }
      below={
        <HydrationBoundary>
          <ProductBelow product={product} isMissing={failure !== null} onWritten={retry} />
        </HydrationBoundary>
      }
    >
      <HydrationBoundary>
        <ProductChoice
          product={product}
          specification={specification}
          onChoose={choice.choose}
          isRefreshing={choice.isSaving || (isRefreshing && choice.requested !== null)}
          refusal={choiceRefusal(choice, choiceFailure, t)}
          nameId={nameId}
        />
      </HydrationBoundary>
    </ModalSheet>
  )
}

/** The catalogue's own link to a product, which the sheet lies over. */
function linkTo(id: string): Element | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a')
  return (
    [...links].find(
      (link) => withoutLanguage(link.pathname) === paths.product(id) && link.querySelector('img'),
    ) ?? null
  )
}
