import { useRef, useState, type SubmitEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { asApiError, type ApiError } from '../api/ApiError.ts'
import { readAutofill } from './readAutofill.ts'
import { showServerErrors } from './showServerErrors.ts'

export interface Submission {
  /** the form's submit handler */
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  isSending: boolean
  /** why the last submit failed */
  failure: ApiError | null
  /** Clears the failure. */
  forget: () => void
}

const { signal: unaborted } = new AbortController()

/** Gives a signal that never aborts: the request is finished even when its component is gone. */
export const neverAborted = () => unaborted

/**
 * Sends a form: what stands in its fields when it is submitted, once at a time. What the server says about fields is
 * put there; what was typed stays, whatever happens.
 * @param signal aborted when the form is closed
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  signal: () => AbortSignal,
  send: (values: Values, signal: AbortSignal) => Promise<void>,
): Submission {
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  const attempt = async (values: Values) => {
    const given = signal()
    try {
      await send(values, given)
    } catch (error) {
      if (given.aborted) return
      setFailure(asApiError(error))
      showServerErrors(form, Object.keys(values) as Path<Values>[], error)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setFailure(null)
    readAutofill(form, event.currentTarget)
    void form
      .handleSubmit(attempt)(event)
      .finally(() => {
        isBusy.current = false
      })
  }
  return { submit, isSending: form.formState.isSubmitting, failure, forget: () => setFailure(null) }
}
