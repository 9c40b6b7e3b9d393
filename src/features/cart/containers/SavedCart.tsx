import { CartRecord, Container, SectionHeading, Stack } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { useEffect, useState } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import type { SavedCart as SavedCartData } from '../model/savedCart.ts'
import { readPictures } from '../model/savedPictures.ts'

const HEADING = 'kept-cart'

/** The cart as it was last known, and when that was; to be read only. */
export function SavedCart({ cart }: { cart: SavedCartData }) {
  const t = useText()
  const { language } = useLanguage()
  const pictures = useSavedPictures(cart)
  return (
    <Container width="text">
      <Stack as="section" gap={16} aria-labelledby={HEADING}>
        <SectionHeading
          id={HEADING}
          subtitle={t('offline.asOf', {
            moment: formatDate(new Date(cart.at), 'mediumTime', language) ?? '',
          })}
        >
          {t('cart.title')}
        </SectionHeading>
        <CartRecord
          lines={cart.lines.map((line) => ({
            ...line,
            name: productName(line, language),
            picture: { src: line.picture === null ? null : (pictures.get(line.picture) ?? null) },
          }))}
          total={cart.total}
          language={language}
          labels={{
            caption: t('cart.title'),
            product: t('cart.product'),
            quantity: t('cart.quantity'),
            price: t('cart.price'),
            total: t('cart.total'),
            noSpecification: t('cart.noSpecification'),
            oldPrice: t('price.old'),
            priceUnavailable: t('product.priceUnavailable'),
          }}
        />
      </Stack>
    </Container>
  )
}

/** Where the pictures can be shown from; those that were not kept are missing. */
function useSavedPictures({ lines }: SavedCartData): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isGone = false
    let shown: ReadonlyMap<string, string> = new Map()
    const free = () => {
      for (const address of shown.values()) URL.revokeObjectURL(address)
    }
    readPictures(lines.map(({ picture }) => picture)).then(
      (found) => {
        shown = found
        if (isGone) free()
        else setPictures(found)
      },
      // The cache is refused: each line has its placeholder.
      () => {},
    )
    return () => {
      isGone = true
      free()
    }
  }, [lines])
  return pictures
}
