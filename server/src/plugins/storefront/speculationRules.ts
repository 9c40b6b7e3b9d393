/**
 * Lets the browser fetch a product's page when the shopper is about to follow its link, until the app starts: the app
 * removes the rules and fetches data instead. The pages are a guest's, so that nothing personal is fetched ahead.
 * See https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: ['/product/*', '/en/product/*'] }, eagerness: 'moderate' }],
})
