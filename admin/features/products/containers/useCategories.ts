import { categoryListSchema, type Category } from '@dukani/contracts'
import { useRead } from '#admin/shared/useRead.ts'

/** The shop's categories in their order; null until they are here. */
export function useCategories(): readonly Category[] | null {
  return useRead('/v1/categories/', categoryListSchema).data
}
