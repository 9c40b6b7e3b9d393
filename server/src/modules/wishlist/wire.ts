import type { SavedItem } from '@dukani/contracts'
import { imageAddress } from '../catalogue/wire.ts'
import type { SavedItemRow } from './repository.ts'

/** A saved item as the API returns it (section 3). */
export function wireSavedItem({ id, productId, productName, image, specification }: SavedItemRow): SavedItem {
  return {
    id,
    product: productId,
    product_name: productName,
    product_main_image: image === null ? null : imageAddress(image),
    specification,
  }
}
