import { typedFiltersSchema } from '@dukani/contracts'
import { LANGUAGES } from '@dukani/i18n'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filteredBy, typedFilters } from '#features/catalogue/model/typedFilters.ts'
import { catalogueSearch } from '#shared/routing/routes.ts'

test('CAT-10 the filters that a list has are right as they are typed, and lead to the same list', () => {
  const gel = (min: number, max: number) => fc.integer({ min, max }).map((tetri) => tetri / 100)
  const filters = fc.record(
    {
      in_stock: fc.constant(true as const),
      discounted: fc.constant(true as const),
      min_price: gel(1, 5_000),
      max_price: gel(5_000, 99_999_999_999),
      min_rating: fc.integer({ min: 1, max: 5 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(filters, fc.constantFrom(...LANGUAGES), (chosen, language) => {
      const query = { search: 'x', ordering: 'price', ...chosen } as const
      const typed = typedFilters(query, language)
      expect(typedFiltersSchema.safeParse(typed).success).toBe(true)
      expect(catalogueSearch(filteredBy({ search: 'x', ordering: 'price' }, typed))).toBe(
        catalogueSearch(query),
      )
    }),
  )
})
