/** The cookie with the token against cross-site request forgery (API-01). */
export const CSRF_COOKIE = 'csrftoken'

/** The header that repeats the token with every write. */
export const CSRF_HEADER = 'X-CSRFToken'
