/**
 * Gives each page a store of its own: each render on the server, each story and each test is a page, too.
 * @returns the store of a page, known by an object that each page has one of, such as its client of the API
 */
export function perPage<Store>(create: () => Store): (owner: object) => Store {
  const stores = new WeakMap<object, Store>()
  return (owner) => {
    const store = stores.get(owner) ?? create()
    stores.set(owner, store)
    return store
  }
}
