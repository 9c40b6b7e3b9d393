import { configure, getConfig } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

// What a test waited for is in the document a moment before its effects have run, and on a busy machine the test goes on
// in between. Here it goes on when React has done what it had to.
const aside = createRoot(document.createElement('div'))
const { asyncWrapper } = getConfig()

configure({
  // For what hangs: a chunk that a press brings in takes seconds to be read beside other work.
  asyncUtilTimeout: 30_000,
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found: unknown = await wait()
      await settle()
      return found
    }),
})

/** React draws in the order in which it was asked to, and runs all effects that are left before it draws anything. */
function settle(): Promise<void> {
  return new Promise((resolve) => aside.render(createElement(Last, { onDrawn: resolve })))
}

function Last({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return null
}
