export { DetailField, type DetailFieldProps } from './DetailField.tsx'
export { EditableField, type EditableFieldLabels, type EditableFieldProps } from './EditableField.tsx'
