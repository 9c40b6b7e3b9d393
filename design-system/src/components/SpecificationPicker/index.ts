export { SpecificationPicker, type SpecificationPickerProps } from './SpecificationPicker.tsx'
export { type SpecificationOption } from './specificationOption.ts'
