export {
  SpecificationPicker,
  type SpecificationOption,
  type SpecificationPickerProps,
} from './SpecificationPicker.tsx'
