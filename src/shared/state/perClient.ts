/**
 * Gives each client of the API a store of its own, which lives as long as the client: a page has one, and so has each
 * render on the server, each story and each test.
 */
export function perClient<Store>(create: () => Store): (client: object) => Store {
  const stores = new WeakMap<object, Store>()
  return (client) => {
    const store = stores.get(client) ?? create()
    stores.set(client, store)
    return store
  }
}
