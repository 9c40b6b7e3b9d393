/** Requests that one address may make per minute, by kind; 0 means no limit. */
export interface RateLimits {
  /** GET and HEAD of the API */
  read: number
  /** everything that writes */
  write: number
  /** searches of the catalogue, which cost the database the most */
  search: number
  /** searches for addresses, which may go to another server */
  places: number
  /** invoices, each of which is generated on request */
  invoices: number
  /** pages to render; beyond the limit the browser renders them */
  pages: number
}
