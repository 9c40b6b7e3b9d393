export { CardSchemes, type CardSchemesProps } from './CardSchemes.tsx'
export { type CardScheme } from './SchemeMark.tsx'
