import type { CartItem, Product, Specification } from '@dukani/contracts'
import fc from 'fast-check'

/** Values of the contracts' own shapes. */

const id = fc.oneof(fc.uuid(), fc.integer({ min: 1 }), fc.string({ minLength: 1 }))
const gel = fc.integer({ min: 0, max: 100_000_000 }).map((tetri) => tetri / 100)
const count = fc.nat({ max: 100_000 })

export const specificationArbitrary: fc.Arbitrary<Specification> = fc.record({
  id,
  value: fc.string(),
  price: fc.option(gel),
  old_price: fc.option(gel),
  discount_price: fc.option(gel),
  inventory: count,
})

/** Texts that may be missing, each on its own. */
export const englishTexts = <Name extends string>(...names: readonly Name[]) =>
  fc.record(
    Object.fromEntries(names.map((name) => [name, fc.string().map((text) => `x${text}`)])) as Record<
      Name,
      fc.Arbitrary<string>
    >,
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<Record<Name, string>>>

const georgianProduct: fc.Arbitrary<Product> = fc.record({
  id,
  name: fc.string(),
  description: fc.string(),
  images: fc.array(fc.string(), { maxLength: 4 }),
  main_image: fc.option(fc.string()),
  price: gel,
  old_price: fc.option(gel),
  discount_price: fc.option(gel),
  discount: fc.boolean(),
  discount_percentage: fc.integer({ min: 0, max: 100 }),
  rating: fc.double({ min: 0, max: 5, noNaN: true }),
  reviews: count,
  inventory: count,
  effective_inventory: fc.option(count),
  total_sold: count,
  promotion: fc.option(fc.string()),
  category: fc.option(fc.record({ id: fc.string() })),
  specifications: fc.uniqueArray(specificationArbitrary, { maxLength: 4, selector: (one) => String(one.id) }),
  variants: fc.array(fc.record({ id, size: fc.string(), inventory: count }), { maxLength: 3 }),
})

export const productArbitrary: fc.Arbitrary<Product> = fc
  .tuple(georgianProduct, englishTexts('name_en', 'description_en'))
  .map(([georgian, english]) => ({ ...georgian, ...english }))

/** A line whose specification, when it has one, is one of its product's. */
export const cartItemArbitrary: fc.Arbitrary<CartItem & { product: Product }> = fc
  .record({
    id,
    product: productArbitrary,
    quantity: fc.integer({ min: -2, max: 9 }),
    pick: fc.option(fc.nat(3)),
  })
  .map(({ pick, product, ...rest }) => ({
    ...rest,
    product,
    specification: pick === null ? null : (product.specifications[pick] ?? null),
  }))

/** Anything at all, often with the names that the adapters look for. */
export const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything(),
  fc.jsonValue(),
  fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), id, gel, tie('record'), fc.array(tie('value'))),
    record: fc.dictionary(
      fc.constantFrom(
        'id',
        'product',
        'quantity',
        'name_en',
        'description_en',
        'specification',
        'specifications',
        'variants',
        'images',
        'image',
        'price',
        'category',
        'category_id',
        'title',
        'promotion',
        'results',
        'next',
        'cart',
        'cartitems',
        'inventory',
        'rating',
      ),
      tie('value'),
    ),
  })).value,
)
