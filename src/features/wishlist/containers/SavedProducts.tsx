import type { SavedItem } from '@dukani/contracts'
import { Button, ErrorState, SavedList, SavedListSkeleton, VisuallyHidden } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { namesOfProduct } from '#shared/product/namesOfProduct.ts'
import { productName } from '#shared/product/productTexts.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useWishlist } from '../api/useWishlist.ts'
import { keyOf } from '../model/pendingChanges.ts'
import { wishlistErrorText } from '../model/wishlistErrorText.ts'
import { shownId } from '../model/shownId.ts'
import { EmptyWishlist } from './EmptyWishlist.tsx'

export interface SavedProductsProps {
  /** the address of a saved product, with its specification chosen */
  hrefOf: (item: SavedItem) => string
  /** how many of a saved product's choice the cart holds */
  inCart: (item: SavedItem) => number
  /** a plain click on what leads to a product */
  onView: (event: MouseEvent<HTMLAnchorElement>, item: SavedItem) => void
  /**
   * Puts a saved product into the cart, and says what came of it. Never rejects.
   * @returns whether it is there: it then leaves the list
   */
  onMove: (item: SavedItem) => Promise<boolean>
  /** the shopper wants to see what could be saved */
  onBrowse: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** The customer's saved products (WISH-01), or why there are none to show (WISH-04). */
export function SavedProducts({ hrefOf, inCart, onView, onMove, onBrowse }: SavedProductsProps) {
  const t = useText()
  const { language } = useLanguage()
  const config = useConfig()
  const { show } = useToasts()
  const { items, isLoading, hasFailed, retry, remove } = useWishlist()
  const [announced, setAnnounced] = useState('')
  const [moving, setMoving] = useState<ReadonlySet<string>>(NONE)
  const browse = useRef<HTMLButtonElement>(null)
  const hasRemoved = useRef(false)

  // The button that had the focus went with the last row.
  useEffect(() => {
    const isLost = hasRemoved.current && document.activeElement === document.body
    if (isLost && items.length === 0) browse.current?.focus()
    hasRemoved.current = false
  }, [items])

  if (isLoading) {
    return (
      <>
        <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
        <SavedListSkeleton />
      </>
    )
  }
  if (hasFailed) {
    const failed = t('wishlist.fetchFailed')
    return (
      <div lang={textLanguage(failed)}>
        <ErrorState
          title={failed}
          headingLevel={3}
          action={
            <Button lang={textLanguage(t('shell.retry'))} onClick={retry}>
              {t('shell.retry')}
            </Button>
          }
        />
      </div>
    )
  }

  const take = (item: SavedItem) => {
    hasRemoved.current = true
    void remove(item.id).then((result) => {
      if (typeof result === 'string') return
      setAnnounced('')
      show({ type: 'error', message: wishlistErrorText(result.refused, t) })
    })
  }
  const move = async (item: SavedItem) => {
    const key = keyOf(item)
    setMoving((others) => new Set(others).add(key))
    const isMoved = await onMove(item)
    setMoving((others) => new Set([...others].filter((other) => other !== key)))
    if (isMoved) take(item)
  }
  const inCartOf = (item: SavedItem) => {
    const count = inCart(item)
    return count > 0 ? { inCart: t('card.inCart', { count }) } : {}
  }
  const nameOf = (item: SavedItem) => productName(namesOfProduct(item), language)
  const byId = (id: SavedItem['id']) => items.find((item) => item.id === id)
  return (
    <>
      {/* A live region is announced only when it exists before its text. */}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {items.length === 0 ? (
        <EmptyWishlist actionRef={browse} onBrowse={onBrowse} />
      ) : (
        <SavedList
          items={items.map((item) => ({
            ...inCartOf(item),
            id: item.id,
            productId: item.product,
            name: nameOf(item),
            href: hrefOf(item),
            picture: {
              src: imageUrl(item.product_main_image, config),
              srcSet: imageSrcSet(item.product_main_image, config),
            },
            specification: item.specification && {
              name: t('wishlist.specification', { id: shownId(item.specification.id) }),
              value: item.specification.value,
            },
            moving: moving.has(keyOf(item)),
          }))}
          labels={{
            list: t('wishlist.title'),
            noImage: t('wishlist.noImage'),
            view: t('wishlist.view'),
            viewNamed: (name) => t('wishlist.viewNamed', { name }),
            move: t('wishlist.move'),
            moveNamed: (name) => t('wishlist.moveNamed', { name }),
            deleteNamed: (name) => t('wishlist.deleteNamed', { name }),
          }}
          onNavigate={(event, id) => {
            const item = byId(id)
            if (item) onView(event, item)
          }}
          onMove={(id) => {
            const item = byId(id)
            if (item) void move(item)
          }}
          onDelete={(id) => {
            const item = byId(id)
            if (!item) return
            setAnnounced(`${t('wishlist.removed')}: ${nameOf(item)}`)
            take(item)
          }}
        />
      )}
    </>
  )
}
