/** The tag of every page. */
export const ALL_PAGES = 'pages'

/** The tag of the pages that show a product. */
export function productTag(id: string): string {
  return `product-${id}`
}

/** The tags by which a cache in front of the shop can remove a page. */
export function pageTags(productIds: readonly string[]): string[] {
  return [ALL_PAGES, ...new Set(productIds.map(productTag))]
}
