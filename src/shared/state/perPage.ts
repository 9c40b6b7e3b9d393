/**
 * Creates one store per owner, such as the page's API client, so that server renders, stories and tests don't share
 * state.
 */
export function perPage<Store>(create: () => Store): (owner: object) => Store {
  const stores = new WeakMap<object, Store>()
  return (owner) => {
    const store = stores.get(owner) ?? create()
    stores.set(owner, store)
    return store
  }
}
