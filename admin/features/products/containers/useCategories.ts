import { categoryListSchema, type Category } from '@dukani/contracts'
import { useRead } from '#admin/shared/useRead.ts'

/** The shop's categories in their order; empty until they are here. */
export function useCategories(): readonly Category[] {
  return useRead('/v1/categories/', categoryListSchema).data ?? []
}
