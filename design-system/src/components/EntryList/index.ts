export { Entry, EntryList, type EntryListProps, type EntryProps } from './EntryList.tsx'
