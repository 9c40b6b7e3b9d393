import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import { useHydrated } from '#shared/hydration/useHydrated.ts'
import { createStore, useStore, type Store } from '#shared/state/createStore.ts'

/** Hydrates a page that shows a store, and acts on it as soon as it listens. @returns what was rendered */
async function hydrate(store: Store<string>, onListening: () => void) {
  const rendered: string[] = []
  function Page() {
    const shown = `${useStore(store)}, ${useHydrated() ? 'hydrated' : 'hydrating'}`
    useEffect(() => {
      rendered.push(shown)
    }, [shown])
    useEffect(onListening, [])
    return shown
  }
  const tree = (
    <HydrationProvider>
      <Page />
    </HydrationProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(tree)
  await act(async () => void hydrateRoot(root, tree))
  return rendered
}

const savedStore = () => {
  const store = createStore('nothing')
  store.set('saved')
  return store
}

test('what only the browser knows is shown after hydration', async () => {
  expect(await hydrate(savedStore(), () => {})).toEqual(['nothing, hydrating', 'saved, hydrated'])
})

test('what the shopper changes before that is shown at once', async () => {
  const store = savedStore()
  expect(await hydrate(store, () => store.set('chosen'))).toEqual([
    'nothing, hydrating',
    'chosen, hydrating',
    'chosen, hydrated',
  ])
})
