import type { Id, Product } from '@dukani/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { product, specification } from '#mocks/products.ts'
import { useLinkedSpecification } from '#features/product/model/useLinkedSpecification.ts'

afterEach(cleanup)

const honey = product({
  id: 5,
  specifications: [
    specification({ id: 8 }),
    specification({ id: 9 }),
    specification({ id: 10, price: null }),
  ],
})

function Choice({ shown, way }: { shown: Product | null; way: string }) {
  const [choice, choose] = useState<Id | null>(null)
  const navigate = useNavigate()
  useLinkedSpecification(shown, choose)
  return (
    <>
      <p data-testid="choice">{JSON.stringify(choice)}</p>
      <button onClick={() => choose(8)}>choose 8</button>
      <button onClick={() => void navigate(way, { state: { linkedAt: crypto.randomUUID() } })}>follow</button>
      <button onClick={() => void navigate(way, { state: { linkedAt: null, overlay: 'x' } })}>overlay</button>
    </>
  )
}

/** The page of a product at an address; the product comes later when it isn't given. */
function visit(search: string, first: Product | null = honey) {
  const way = `/product/5${search}`
  const tree = (shown: Product | null) => (
    <MemoryRouter initialEntries={[way]}>
      <Choice shown={shown} way={way} />
    </MemoryRouter>
  )
  const { rerender } = render(tree(first))
  return { bring: (shown: Product) => rerender(tree(shown)) }
}
const choice = () => screen.getByTestId('choice').textContent
const press = (name: string) => userEvent.click(screen.getByText(name))

test('WISH-01 the specification of the address is chosen as soon as the product is there', () => {
  const { bring } = visit('?category=a&specification=9', null)
  expect(choice()).toBe('null')
  bring(honey)
  expect(choice()).toBe('9')
})

test.each(['?specification=', '?specification=77', '?specification=10'])(
  'WISH-01 PROD-03 one that the product doesn’t have, or has no price for, chooses nothing: %s',
  (search) => {
    visit(search)
    expect(choice()).toBe('null')
  },
)

test('WISH-01 what is chosen after that stays, until the link is followed again', async () => {
  visit('?specification=9')
  await press('choose 8')
  await press('overlay')
  expect(choice()).toBe('8')
  await press('follow')
  expect(choice()).toBe('9')
})

test('the server renders the product without a choice', () => {
  const html = renderToString(
    <StaticRouter location="/product/5?specification=9">
      <Choice shown={honey} way="" />
    </StaticRouter>,
  )
  expect(html).toContain('>null<')
})
