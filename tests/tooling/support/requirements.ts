/** How many requirements of each kind the shop's specification has; they are numbered from 01 on. */
const COUNTS = {
  ROUTE: 11,
  TOAST: 3,
  HEAD: 4,
  CAT: 12,
  PROD: 15,
  CART: 16,
  CHECK: 13,
  AUTH: 15,
  RESET: 4,
  NAV: 6,
  PROF: 11,
  MAP: 9,
  ORDER: 8,
  WISH: 4,
  REV: 4,
  API: 10,
}

/** The id of every requirement: `CART-06`. */
export const requirementIds: string[] = Object.entries(COUNTS).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`),
)
