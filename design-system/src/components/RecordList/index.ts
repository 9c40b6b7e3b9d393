export { RecordList, type RecordItem, type RecordListProps } from './RecordList.tsx'
