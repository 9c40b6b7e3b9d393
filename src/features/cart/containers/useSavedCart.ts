import { useEffect } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { productNames } from '#shared/product/productTexts.ts'
import { savedCart, type SavedCart } from '../model/savedCart.ts'
import { savePictures, smallPicture } from '../model/savedPictures.ts'
import { useCart } from '../model/useCart.ts'

/**
 * Keeps the cart in this browser as the server has it, with its pictures, for when there is no connection. An empty one
 * is dropped where it is shown.
 */
export function useSavedCart(): void {
  const config = useConfig()
  const { lines, total, isPending } = useCart()
  useEffect(() => {
    // Without the store of pictures the page isn't secure, and has no worker that could ever show the cart.
    if (isPending || lines.length === 0 || !('caches' in globalThis)) return
    const at = Date.now()
    const cart: SavedCart = {
      at,
      total,
      lines: lines.map(({ product, specification, quantity, price }) => {
        const picture = firstImage(product)
        return {
          productId: String(product.id),
          ...productNames(product),
          specification: specification?.value ?? null,
          quantity,
          price: price?.price ?? null,
          oldPrice: price?.oldPrice ?? null,
          picture: smallPicture(imageUrl(picture, config), imageSrcSet(picture, config)),
        }
      }),
    }
    savedCart.write(cart)
    savePictures(
      cart.lines.map(({ picture }) => picture),
      () => savedCart.get()?.at === at,
    ).catch((error: unknown) => console.warn('the pictures of the cart could not be kept', error))
  }, [lines, total, isPending, config])
}
