/** Any fixed number: the advisory lock of transactions that give products or specifications other barcodes. */
export const BARCODE_LOCK = 4_815_162_346
