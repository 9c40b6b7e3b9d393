export { CategoryFilter, type CategoryChip, type CategoryFilterProps } from './CategoryFilter.tsx'
