import { Pagination } from '@dukani/design-system'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

const labels = {
  navigation: 'გვერდები',
  page: (page: number) => `გვერდი ${page}`,
  previous: 'წინა',
  next: 'შემდეგი',
}

test.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [50, 100, '1 … 49 50 51 … 100'],
  [97, 100, '1 … 96 97 98 99 100'],
])('PROD-10 page %i of %i: the ends, the current page and its neighbours', (page, pages, places) => {
  render(<Pagination {...{ page, pages, labels }} onChoose={() => undefined} />)
  const [, ...items] = screen.getAllByRole('listitem')
  expect(items.slice(0, -1).map((item) => item.textContent)).toEqual(places.split(' '))
  expect(screen.getByRole('button', { current: 'page' }).ariaLabel).toBe(labels.page(page))
})
