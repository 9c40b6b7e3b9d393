/**
 * Any fixed number: the advisory lock of imports, which take turns, so that two with the same new product both succeed.
 * An engine may ignore it.
 */
export const IMPORT_LOCK = 4_815_162_344
