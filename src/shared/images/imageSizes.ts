/** How wide a product's own picture is drawn, for `sizes`: the sheet's width on a phone, half the dialog's above. */
export const PRODUCT_IMAGE_SIZES = '(min-width: 900px) 520px, 100vw'
