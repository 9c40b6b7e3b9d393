/** The props of a form's field that may be empty. @param field what `useFields` returns */
export const optionalField = <Field extends { required: boolean; requirement: string }>({
  requirement: _requirement,
  ...field
}: Field) => ({ ...field, required: false })
