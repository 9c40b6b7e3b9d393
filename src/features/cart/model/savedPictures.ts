import { CART_PICTURES } from '#shared/session/clearPersonalData.ts'

/** How many pictures are stored: a cart rarely has more lines, and the cache is limited. */
const MOST_PICTURES = 50

/** The width (px) at which a cart's picture is sharp on a phone. */
const WIDTH = 144

/**
 * The address of a picture that is large enough for a line of the cart.
 * @param srcSet as the attribute is written, with widths; null when there is the one picture
 */
export function smallPicture(src: string | null, srcSet: string | null): string | null {
  const candidates = (srcSet ?? '').split(', ').flatMap((candidate) => {
    const [address = '', width = ''] = candidate.split(' ')
    return width.endsWith('w') ? [{ address, width: Number.parseInt(width, 10) }] : []
  })
  const enough = candidates.filter(({ width }) => width >= WIDTH).sort((a, b) => a.width - b.width)
  return enough[0]?.address ?? src
}

/**
 * Brings what is kept of pictures to those of a cart: fetches what is missing, and drops the rest. A picture that can't
 * be had (of another host, mostly) is done without.
 * @param isWanted whether that cart is still the one that is kept
 */
export async function savePictures(
  addresses: readonly (string | null)[],
  isWanted: () => boolean,
  stores: Pick<CacheStorage, 'open'> = caches,
): Promise<void> {
  const store = await stores.open(CART_PICTURES)
  const wanted = new Set(
    addresses
      .filter((address) => address !== null)
      .slice(0, MOST_PICTURES)
      .map((address) => new URL(address, location.href).href),
  )
  const known = new Set((await store.keys()).map(({ url }) => url))
  const spare = [...known].filter((url) => !wanted.has(url))
  const missing = [...wanted].filter((url) => !known.has(url))
  await Promise.all([
    ...spare.map((url) => store.delete(url)),
    ...missing.map(async (url) => {
      const picture = await fetch(url, { priority: 'low' }).catch(() => null)
      if (picture?.ok === true && isWanted()) await store.put(url, picture)
    }),
  ])
}

/** Addresses that a page can show kept pictures from, by those they were kept by. */
export async function readPictures(
  addresses: readonly (string | null)[],
  stores: Pick<CacheStorage, 'open'> = caches,
): Promise<Map<string, string>> {
  const store = await stores.open(CART_PICTURES)
  const found = new Map<string, string>()
  await Promise.all(
    addresses.map(async (address) => {
      const picture = address === null ? undefined : await store.match(address)
      if (address !== null && picture) found.set(address, URL.createObjectURL(await picture.blob()))
    }),
  )
  return found
}
