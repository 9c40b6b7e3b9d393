import { categoryListSchema, type Category } from '@dukani/contracts'
import { useRead, type Read } from './useRead.ts'

/** The shop's categories in their order. */
export function useCategories(): Omit<Read<readonly Category[]>, 'replace'> {
  return useRead('/v1/categories/', categoryListSchema)
}
