export { CopyList, type CopyFact, type CopyListProps } from './CopyList.tsx'
