import { PasswordField, TextField, type TextFieldProps } from '@dukani/design-system'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render, themed } from '../support/render.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const FIELDS = {
  TextField: (props: TextFieldProps) => <TextField {...props} />,
  PasswordField: (props: TextFieldProps) => (
    <PasswordField {...props} labels={{ show: 'ჩვენება', hide: 'დამალვა' }} />
  ),
}

describe.each(Object.entries(FIELDS))('%s in a form of react-hook-form', (_name, Field) => {
  function Form({ onSend, first }: { onSend: (values: { word?: string }) => void; first?: string }) {
    const { register, handleSubmit } = useForm<{ word?: string }>({ defaultValues: { word: first } })
    return (
      <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
        <Field label="სიტყვა" {...register('word')} />
        <button type="submit">გაგზავნა</button>
      </form>
    )
  }

  test('what is typed is sent', async () => {
    const onSend = vi.fn()
    const user = userEvent.setup()
    render(<Form onSend={onSend} first="" />)
    await user.type(screen.getByLabelText('სიტყვა'), 'საფერავი')
    await user.click(screen.getByText('გაგზავნა'))
    expect(onSend.mock.calls[0]?.[0]).toEqual({ word: 'საფერავი' })
  })

  test.each([['ნინო'], [undefined]])(
    'what was typed before hydration stays and is sent, over the first value %j',
    async (first) => {
      const onSend = vi.fn()
      const page = document.createElement('div')
      document.body.append(page)
      page.innerHTML = renderToString(themed(<Form onSend={onSend} first={first} />))
      const field = screen.getByLabelText<HTMLInputElement>('სიტყვა')
      field.value = 'საფერავი'
      const root = await act(() => hydrateRoot(page, themed(<Form onSend={onSend} first={first} />)))
      expect(field.value).toBe('საფერავი')
      await act(async () => {
        fireEvent.click(screen.getByText('გაგზავნა'))
      })
      expect(onSend.mock.calls[0]?.[0]).toEqual({ word: 'საფერავი' })
      expect(screen.getByLabelText('სიტყვა')).toBe(field)
      act(() => root.unmount())
    },
  )
})
