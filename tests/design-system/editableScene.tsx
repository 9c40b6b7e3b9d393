import { EditableField, type EditableFieldProps } from '@dukani/design-system'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { render } from '../support/render.tsx'

export const labels = {
  edit: 'სახელი: ნინო, რედაქტირება',
  empty: 'მითითებული არ არის',
  saving: 'ინახება…',
  saved: 'შენახულია',
  hint: 'Enter ინახავს, Escape აბრუნებს ძველს',
}
export const REFUSED = 'ცვლილება ვერ შეინახა'

/** A field with something before it that can take the focus, and a save that is answered when the test says so. */
export function scene(given: Partial<EditableFieldProps> = {}) {
  const answers: ((refusal: string | null) => void)[] = []
  const onSave = vi.fn((_text: string) => new Promise<string | null>((resolve) => answers.push(resolve)))
  const drawn = (props: Partial<EditableFieldProps>) => (
    <>
      <button>სხვა</button>
      <EditableField label="სახელი" value="ნინო" labels={labels} onSave={onSave} {...given} {...props} />
    </>
  )
  const { rerender } = render(drawn({}))
  return {
    onSave,
    texts: () => onSave.mock.calls.map(([text]) => text),
    /** Answers the save that was asked for last. */
    answer: (refusal: string | null) => act(async () => answers.at(-1)?.(refusal)),
    change: (props: Partial<EditableFieldProps>) => rerender(drawn(props)),
  }
}

export const button = () => screen.getByRole('button', { name: labels.edit })
export const input = () => screen.getByRole<HTMLInputElement>('textbox')
export const isOpen = () => screen.queryByRole('textbox') !== null
export const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
export const status = () => screen.getByRole('status').textContent

export function open() {
  fireEvent.click(button())
  return input()
}

export const steps = {
  enter: () => fireEvent.keyDown(input(), { key: 'Enter' }),
  escape: () => fireEvent.keyDown(input(), { key: 'Escape' }),
  blur: () => act(() => input().blur()),
  clickAway: () => act(() => screen.getByText('სხვა').focus()),
  comeBack: () => act(() => input().focus()),
}
export type Step = keyof typeof steps

/** Takes the steps that still have an input to act upon; a closed field can't be entered or left. */
export function take(order: readonly Step[]) {
  for (const step of order) if (isOpen()) steps[step]()
}
