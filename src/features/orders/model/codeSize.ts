/** The side of a transfer's QR code (px): large enough for a camera, with as many squares as a transfer needs. */
export const CODE_SIZE = 232
