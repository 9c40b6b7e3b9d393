/** Opens what a link leads to, with the picture in it or without. */
type OpenByLink = (link: Element, open: () => void) => void

let openWithFlight: OpenByLink = (_link, open) => open()

/** Opens a product by its link. Its picture flies once the product's chunk, which knows how, is there. */
export const openByLink: OpenByLink = (link, open) => openWithFlight(link, open)

/** From now on links open with this flight. Called when the product's chunk is loaded. */
export function letPicturesFly(flight: OpenByLink): void {
  openWithFlight = flight
}
