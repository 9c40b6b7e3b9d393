export { StockText, type StockTextProps } from './StockText.tsx'
