import type { SavedItem } from '@dukani/contracts'
import { imageAddress } from '../catalogue/wire.ts'
import type { SavedItemRow } from './repository.ts'

/** A saved item as the API returns it (section 3). */
export function wireSavedItem(row: SavedItemRow): SavedItem {
  const { id, productId, productName, productNameEn, image, specification } = row
  return {
    id,
    product: productId,
    product_name: productName,
    ...(productNameEn !== '' && { product_name_en: productNameEn }),
    product_main_image: image === null ? null : imageAddress(image),
    specification,
  }
}
