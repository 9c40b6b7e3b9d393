/** A page's number, or a gap of pages that are left out. */
export type PagePlace = number | 'gap'

/**
 * The pages that have a button: the first, the last, the current one and its neighbours. A gap stands for two pages at
 * least, and the number of places stays the same while one goes through, so that the buttons keep their place.
 * @param page from 1
 */
export function pageNumbers(page: number, pages: number): readonly PagePlace[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}
