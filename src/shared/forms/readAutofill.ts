import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Takes over what stands in the fields of a form: browsers and password managers may fill them in without an event.
 */
export function readAutofill<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
): void {
  for (const field of element.elements) {
    if (!(field instanceof HTMLInputElement) || !(field.name in form.getValues())) continue
    const name = field.name as Path<Values>
    if (form.getValues(name) !== field.value)
      form.setValue(name, field.value as PathValue<Values, Path<Values>>)
  }
}
