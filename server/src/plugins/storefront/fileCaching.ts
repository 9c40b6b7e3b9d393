const YEAR_S = 365 * 24 * 60 * 60

/** The `Cache-Control` of a file whose name changes with its content. */
export const FOR_EVER = `public, max-age=${YEAR_S}, immutable`

/** The `Cache-Control` of a file that keeps its name. */
export const FOR_AN_HOUR = 'public, max-age=3600'
