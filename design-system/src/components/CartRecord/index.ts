export { CartRecord, type CartRecordLine, type CartRecordProps } from './CartRecord.tsx'
