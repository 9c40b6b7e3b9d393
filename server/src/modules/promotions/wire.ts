import type { Promotion } from '@dukani/contracts'
import { wireCut } from './cutPrice.ts'
import type { PromotionRow, TargetRow } from './repository.ts'

/** A promotion as the API returns it. */
export function wirePromotion(row: PromotionRow, targets: readonly TargetRow[]): Promotion {
  return {
    id: row.id,
    name: row.name,
    ...wireCut(row),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    state: row.state,
    renewing: row.isRenewing,
    categories: targets.flatMap(({ categoryId: id, title }) =>
      id === null || title === null ? [] : [{ id, title }],
    ),
    products: targets.flatMap(({ productId: id, name }) =>
      id === null || name === null ? [] : [{ id, name }],
    ),
    version: row.version,
  }
}

/** A promotion as the audit log has it. */
export function loggedPromotion(row: PromotionRow, targets: readonly TargetRow[]): Record<string, unknown> {
  const { name, percent, amount, starts_at, ends_at, categories, products } = wirePromotion(row, targets)
  return {
    ...{ name, percent, amount, starts_at, ends_at },
    categories: categories.map(({ title }) => title),
    products: products.map((product) => product.name),
  }
}
