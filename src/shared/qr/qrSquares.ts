import encodeQR from 'qr'

/** The smallest border that the library draws; it is cut off. */
const FRAME = 1

/**
 * The squares of a QR code in rows, dark ones true, without a border: as bytes in UTF-8, with the medium correction that
 * EPC069-12 asks of a transfer's.
 * @returns null for a text that no code can hold
 */
export function qrSquares(text: string): boolean[][] | null {
  try {
    const framed = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: FRAME })
    return framed.slice(FRAME, -FRAME).map((row) => row.slice(FRAME, -FRAME))
  } catch (error) {
    console.warn('a text is too much for a QR code', error)
    return null
  }
}
