import { CardSchemes, RatingBars, ReviewList, SizeList } from '@dukani/design-system'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup)

const lists: Record<string, ReactElement> = {
  CardSchemes: <CardSchemes label="ვიღებთ ბარათებს" />,
  RatingBars: <RatingBars bars={[{ stars: 5, count: 3, share: 1, text: '5 ვარსკვლავი: 3 მიმოხილვა' }]} />,
  ReviewList: (
    <ReviewList
      labelledBy="heading"
      reviews={[
        { id: 1, name: 'ნინო', rating: 5, ratingText: 'შეფასება 5, 5-დან', comment: '', date: '21 ნოემბერი' },
      ]}
    />
  ),
  SizeList: (
    <SizeList label="ზომები" sizes={[{ id: 1, size: 'M', stockText: 'მარაგშია 4', available: true }]} />
  ),
}

// Safari's reader takes a list without markers for none, unless it is in a navigation.
test.each(Object.entries(lists))('%s says that its list is one', (_name, list) => {
  const { container } = render(list)
  expect(container.querySelector('ul')?.getAttribute('role')).toBe('list')
})
