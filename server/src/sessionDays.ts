/** A refresh token, and its cookie, lives for so many days after it was made, … */
export const REFRESH_DAYS = 7

/** … a login, and the cookie that binds it to its browser, for so many, however often it is renewed. */
export const SESSION_DAYS = 30
