/** How wide a card's picture is drawn, for `sizes`: two columns on a phone, three from 900 px in at most 1200. */
export const CARD_IMAGE_SIZES = '(min-width: 1200px) 362px, (min-width: 900px) 30vw, 45vw'

/** How wide a product's own picture is drawn: the sheet's width on a phone, half the dialog's above. */
export const PRODUCT_IMAGE_SIZES = '(min-width: 900px) 520px, 100vw'

/** How wide the picture of a cart's line is drawn. */
export const LINE_IMAGE_SIZES = '72px'
