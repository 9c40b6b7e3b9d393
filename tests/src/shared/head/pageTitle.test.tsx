import { getConfig, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { usePageHead } from '#shared/head/usePageHead.ts'

const summaryOf = (title: string) => ({ title, description: '', canonicalPath: null })

function Head({ title }: { title: string }) {
  usePageHead(summaryOf(title))
  return null
}

/** A product over a catalogue, closed as the router does it. */
function Pages() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <div role="dialog">
      <Head title="a product" />
      <button onClick={() => startTransition(() => setOpen(false))}>close</button>
    </div>
  ) : (
    <Head title="the catalogue" />
  )
}

test('ROUTE-09 the title names no product any more in the moment in which it is gone', async () => {
  render(<Pages />)
  expect(document.title).toBe('a product')
  const titleWhenGone = new Promise<string>((resolve) => {
    new MutationObserver(() => {
      if (screen.queryByRole('dialog') === null) resolve(document.title)
    }).observe(document.body, { childList: true, subtree: true })
  })
  // As a browser has it: React runs what it put off in a later task, not before the test goes on.
  await getConfig().asyncWrapper(async () => {
    screen.getByRole('button').click()
    await titleWhenGone
  })
  expect(await titleWhenGone).toBe('the catalogue')
})
