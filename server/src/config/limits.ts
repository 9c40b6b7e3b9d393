/**
 * Limits and timeouts that no environment variable changes; those set by variables are in config.ts. Values that only
 * tune an algorithm are in its file.
 */

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const MINUTE_S = 60
const MEBIBYTE = 1024 * 1024

// Sessions

/** How long a refresh token and its cookie are valid. Each use replaces it. */
export const REFRESH_TOKEN_DAYS = 7
/** How long a login lasts, and the cookie that binds it to its browser, however often it is renewed. */
export const SESSION_DAYS = 30
/** How long a used refresh token is still answered with its successor, in case the first answer was lost. */
export const REFRESH_GRACE_S = 10
/** How long a mailed link to a new password is valid (ASVS 6.4.1). */
export const PASSWORD_RESET_MINUTES = 30
/** How long a sign-in at a provider may take. */
export const SOCIAL_SIGN_IN_S = 10 * MINUTE_S
/** The longest wait between two attempts that are slowed down. */
export const MAX_ATTEMPT_DELAY_S = MINUTE_S

// Requests

/** The largest body of a call, in bytes; pictures have a limit of their own. */
export const MAX_BODY_BYTES = 64 * 1024
/** How long the body of a call may take to arrive. */
export const BODY_TIMEOUT_MS = 30 * SECOND_MS
/** How long a whole request may take to arrive, with a picture too (20 MiB at 70 kB/s, 5 MiB at 18 kB/s). */
export const REQUEST_TIMEOUT_MS = 5 * MINUTE_MS
/** How long a request may still take when the server shuts down. */
export const SHUTDOWN_TIMEOUT_MS = 10 * SECOND_MS
/** How long an Idempotency-Key is remembered (CHECK-12). */
export const IDEMPOTENCY_KEY_HOURS = 24

// Object storage

export const OBJECT_STORAGE_CONNECT_TIMEOUT_MS = 2 * SECOND_MS
export const OBJECT_STORAGE_TIMEOUT_MS = 10 * SECOND_MS

// Redis

export const REDIS_CONNECT_TIMEOUT_MS = 2 * SECOND_MS
/** How long a request waits for its counter; then it isn't counted, and Redis counts as away. */
export const REDIS_COMMAND_TIMEOUT_MS = 250
/** The pause before the next attempt to connect. */
export const REDIS_RETRY_MS = SECOND_MS

// Database

export const CONNECT_TIMEOUT_MS = 5 * SECOND_MS
/** How long reads use the primary after no connection to the replica could be opened. */
export const REPLICA_RETRY_MS = 5 * SECOND_MS
export const STATEMENT_TIMEOUT_MS = 5 * SECOND_MS
/** How long a statement waits for another transaction's lock. */
export const LOCK_TIMEOUT_MS = 2 * SECOND_MS
/** How long a transaction waits for a connection. */
export const TRANSACTION_QUEUE_TIMEOUT_MS = 20 * SECOND_MS

// Carts and lists

/** More than a household buys at once; it bounds the cost of reading a cart. */
export const MAX_CART_LINES = 100
/** Guest carts are deleted after this many days without a change. */
export const GUEST_CART_DAYS = 90
/** How often they are looked for. */
export const CART_SWEEP_INTERVAL_MS = HOUR_MS
/** More than any customer needs; it bounds the cost of a list. */
export const MAX_SAVED_ITEMS = 500
/** The most items that a page of any list may have. */
export const MAX_PAGE_SIZE = 50

// Back office

/** How often a process reads the settings, which another process may have changed. */
export const SETTINGS_POLL_MS = SECOND_MS
/** How often a process looks for new events while a browser is listening. */
export const EVENT_POLL_MS = SECOND_MS
/** How far back it looks each time: a transaction can commit this long after it wrote its event. */
export const EVENT_OVERLAP_S = 5
/** How often an open stream of events is written to, and its listener's right is checked. */
export const EVENT_HEARTBEAT_MS = 15 * SECOND_MS
/** Events are deleted after this time. */
export const STAFF_EVENT_MINUTES = 10
/** How often old ones are looked for. */
export const EVENT_SWEEP_INTERVAL_MS = 5 * MINUTE_MS
/** Changes of many products at once can be undone for so many days, then they are deleted. */
export const BULK_CHANGE_DAYS = 30
/** How often old ones are looked for. */
export const BULK_SWEEP_INTERVAL_MS = HOUR_MS
/** How often a process looks for a file of products to import. */
export const IMPORT_INTERVAL_MS = SECOND_MS
/** A process that works on a file says so at least this often; then another one goes on with it. */
export const IMPORT_CLAIM_S = 30
/** A file whose import wasn't confirmed is deleted after so many days; any other when its import ends. */
export const IMPORT_FILE_DAYS = 7
/** What an import did is shown for so many days. */
export const IMPORT_DAYS = 90
/** How often old ones are looked for. */
export const IMPORT_SWEEP_INTERVAL_MS = HOUR_MS
/** How often a process looks for renamed categories whose products have the old title in their search columns. */
export const RENAMED_SWEEP_INTERVAL_MS = 5 * SECOND_MS
/** How often a process looks for promotions that begin, end or have changed. */
export const PROMOTION_SWEEP_INTERVAL_MS = SECOND_MS
/** Changes of stocks are deleted after so many days. */
export const STOCK_MOVEMENT_DAYS = 365
/** How often old ones are looked for. */
export const STOCK_SWEEP_INTERVAL_MS = HOUR_MS
/** How long a process keeps what was sold and what is nearly sold out, for the back office's first page. */
export const TODAY_FRESH_MS = MINUTE_MS
/** How often a process stores what was searched and not found. */
export const SEARCH_MISS_INTERVAL_MS = 30 * SECOND_MS
/** Its counts are deleted after so many days. */
export const SEARCH_MISS_DAYS = 30
/** No more different searches are stored in a day. */
export const MOST_MISSES_A_DAY = 2_000

// Payments

/** How long a payment page is open. The gateway's own default, ten hours, would hold the goods all day. */
export const PAYMENT_PAGE_S = 30 * MINUTE_S
/** How long an order then waits for a late callback before it expires. */
const LATE_PAYMENT_S = 10 * MINUTE_S
/** An unpaid order by card expires after this time. */
export const UNPAID_ORDER_MS = (PAYMENT_PAGE_S + LATE_PAYMENT_S) * SECOND_MS
/** The most payments that may be begun for one order. */
export const MAX_PAYMENT_ATTEMPTS = 10
/** How often the gateway is asked about payments without a callback. */
export const PAYMENT_SWEEP_INTERVAL_MS = 30 * SECOND_MS

// Mail

/** How often a server looks for waiting mails about orders. */
export const ORDER_MAIL_INTERVAL_MS = 2 * SECOND_MS
/** How often such a mail is tried: after a minute, then twice as long each time, the last time after about a day. */
export const MAX_ORDER_MAIL_ATTEMPTS = 12
/** How long to wait for a connection to the mail server. */
export const SMTP_CONNECT_TIMEOUT_MS = 8 * SECOND_MS
/** How long to wait for its answer: some servers inspect a mail first, and a retry would send it twice. */
export const SMTP_ANSWER_TIMEOUT_MS = 30 * SECOND_MS
/** How long a shutdown waits for mails that are being sent. */
export const MAIL_SHUTDOWN_TIMEOUT_MS = 10 * SECOND_MS

// Couriers

/** How much the clock of a courier's device may differ; also how long a signed message is accepted. */
export const COURIER_CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

// Other servers

/** How long a shopper waits for the payment gateway. */
export const FLITT_TIMEOUT_MS = 5 * SECOND_MS
/** How long a shopper waits for a sign-in provider. */
export const SOCIAL_TIMEOUT_S = 5
/** How long a shopper waits for the geocoder. */
export const GEOCODER_TIMEOUT_MS = 4 * SECOND_MS
/** How long a batch of spans may take to the collector of traces, and all that are left at the end. */
export const TRACES_TIMEOUT_MS = 2 * SECOND_MS

// Pictures

/** The largest profile picture. */
export const MAX_PROFILE_PICTURE_BYTES = 5 * MEBIBYTE
/** How often unused profile pictures are looked for. */
export const PROFILE_PICTURE_SWEEP_INTERVAL_MS = 6 * 60 * MINUTE_MS
/** Pictures that may be stored for an order without belonging to a return. */
export const MAX_UNUSED_RETURN_PICTURES = 10
/** They are deleted after this time. */
export const UNUSED_RETURN_PICTURE_MINUTES = 60
/** How often they are looked for. */
export const RETURN_PICTURE_SWEEP_INTERVAL_MS = 10 * MINUTE_MS
/** The largest original of a product's picture. */
export const MAX_ORIGINAL_BYTES = 40 * MEBIBYTE
/** Larger pictures are refused, since decoding them could exhaust the server's memory. */
export const MAX_PICTURE_PIXELS = 50_000_000
/** How long making one picture may take. */
export const PICTURE_TIMEOUT_S = 20

/** Lists and searches with more products than this tell only that there are more. */
export const MOST_COUNTED = 10_000
/**
 * How long a list of products and its count are cached in memory, at most: another process may change the products
 * meanwhile.
 */
export const LISTS_FRESH_MS = SECOND_MS

/** How long (ms) a process keeps pages, lists and counts behind a cache that the shop purges. */
export const FRESH_BEHIND_CDN_MS = 300

/** How long a second factor's secret waits for its first code. */
export const SECOND_FACTOR_SETUP_MINUTES = 15
