import { PAGE_SIZE } from '@dukani/contracts'
import { newestProducts, PICTURES_EACH, picturePath } from '../../../db/seed/catalogue.ts'
import type { SeedProduct } from '../../../db/seed/types.ts'
import type { PicturesAhead, WantedPicture } from '../makeAhead.ts'
import type { MediaWidth } from '../widths.ts'

// The widths that a browser takes for each place: the next one that is no smaller than the place on its screen.
const CARD = [480, 640] as const
const CARD_ON_A_SHARP_DESKTOP = [960] as const
const LINE = [160] as const
const ROW = [320] as const
const GALLERY = [160, 320, 640] as const
const GALLERY_ON_A_PHONE = [1280] as const

const FIRST = [1] as const
const FURTHER = Array.from({ length: PICTURES_EACH - 1 }, (_, at) => at + 2)

/**
 * The demo's pictures that are made ahead: at once those of the catalogue's first screen, then those that are likely to
 * be viewed next. Only as AVIF, which all current browsers support.
 */
export function picturesAhead(): PicturesAhead {
  const all = newestProducts(Infinity)
  const firstScreen = all.slice(0, PAGE_SIZE)
  return {
    atOnce: pictures(firstScreen, FIRST, CARD),
    whenIdle: [
      ...pictures(firstScreen, FIRST, CARD_ON_A_SHARP_DESKTOP),
      // Suggestions, cart, wishlist.
      ...pictures(all, FIRST, LINE),
      // The first screen's products when they are opened.
      ...pictures(firstScreen, FURTHER, GALLERY),
      ...pictures(firstScreen, FIRST, GALLERY_ON_A_PHONE),
      // Related and last viewed products, and the cards of all other screens.
      ...pictures(all, FIRST, ROW),
      ...pictures(all.slice(PAGE_SIZE), FIRST, [...CARD, ...CARD_ON_A_SHARP_DESKTOP]),
    ],
  }
}

/** All products in one width, then all in the next: half of the devices have the whole screen sooner. */
const pictures = (
  products: readonly SeedProduct[],
  numbers: readonly number[],
  widths: readonly MediaWidth[],
): WantedPicture[] =>
  widths.flatMap((width) =>
    products.flatMap(({ handle }) =>
      numbers.map((number) => ({ path: picturePath(handle, number), width, format: 'avif' as const })),
    ),
  )
