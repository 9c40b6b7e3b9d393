import type { Product, Specification } from '@dukani/contracts'
import { useState } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productChoicePath } from '#shared/product/productChoice.ts'
import { productName } from '#shared/product/productTexts.ts'
import { paths } from '#shared/routing/routes.ts'
import { useLanguageHref } from '#shared/routing/useLanguageHref.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { shareLink } from '../model/shareLink.ts'

/** Shares a product's address. */
export interface ProductSharing {
  /** where the product is as it is chosen, without what the catalogue under it shows */
  path: string
  share: () => void
  /** the address to copy by hand, when the browser can't; null otherwise */
  address: string | null
}

/** Shares a product as it is chosen. */
export function useShareProduct(
  product: Pick<Product, 'id' | 'name' | 'name_en'>,
  specification: Pick<Specification, 'id'> | null,
): ProductSharing {
  const t = useText()
  const { language } = useLanguage()
  const { show } = useToasts()
  const hrefOf = useLanguageHref()
  const { id } = product
  const path = hrefOf(specification === null ? paths.product(id) : productChoicePath(id, specification.id))
  // The address belongs to one specification: another one clears it (PROD-12).
  const [refused, setRefused] = useState<{ path: string; url: string } | null>(null)
  const share = async () => {
    const url = new URL(path, document.baseURI).href
    const outcome = await shareLink({ title: productName(product, language), url }, navigator)
    setRefused(outcome === 'refused' ? { path, url } : null)
    if (outcome === 'copied') show({ type: 'success', message: t('product.linkCopied') })
  }
  return { path, share: () => void share(), address: refused?.path === path ? refused.url : null }
}
