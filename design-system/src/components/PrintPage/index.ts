export { PrintOnly } from './PrintOnly.ts'
export { PrintPage, type PrintPageProps } from './PrintPage.tsx'
