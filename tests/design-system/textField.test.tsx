import { PasswordField, TextField, type TextFieldProps } from '@dukani/design-system'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function described(field: HTMLElement): string[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`)
}

describe('a field and its texts', () => {
  const texts = { label: 'ელფოსტა', requirement: 'აუცილებელია', hint: 'აქ გამოვგზავნით შეკვეთას' }

  test('the label alone names it; requirement and hint describe it', () => {
    render(<TextField {...texts} />)
    const field = screen.getByRole('textbox', { name: 'ელფოსტა' })
    expect(described(field)).toEqual(['აუცილებელია', 'აქ გამოვგზავნით შეკვეთას'])
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })

  test('an error makes it invalid and is read first, the caller’s own description last', () => {
    render(
      <>
        <TextField {...texts} error="ეს ველი აუცილებელია." aria-describedby="own" />
        <p id="own">საკუთარი</p>
      </>,
    )
    const field = screen.getByRole('textbox')
    expect(described(field)).toEqual([
      'ეს ველი აუცილებელია.',
      'აუცილებელია',
      'აქ გამოვგზავნით შეკვეთას',
      'საკუთარი',
    ])
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('the error’s live region is there before the error, polite, and the focus stays', () => {
    const { container, rerender } = render(<TextField label="ქალაქი" />)
    const region = container.querySelector('[aria-live="polite"]')
    const field = screen.getByRole('textbox')
    field.focus()
    rerender(<TextField label="ქალაქი" error="ეს ველი აუცილებელია." />)
    expect(region?.textContent).toBe('ეს ველი აუცილებელია.')
    expect(container.querySelector('[aria-live="polite"]')).toBe(region)
    expect(document.activeElement).toBe(field)
    rerender(<TextField label="ქალაქი" />)
    expect(region?.textContent).toBe('')
    expect(field.hasAttribute('aria-describedby')).toBe(false)
  })

  test('each text says the language it is written in', () => {
    render(<TextField label="Email" requirement="required" hint="მაგალითად" error="Enter a valid one." />)
    const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang')
    expect(['Email', 'required', 'მაგალითად', 'Enter a valid one.'].map(languageOf)).toEqual([
      'en',
      'en',
      'ka',
      'en',
    ])
  })

  test('attributes of the input pass through', () => {
    render(
      <TextField
        label="ტელეფონი"
        id="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />,
    )
    const field = screen.getByLabelText('ტელეფონი')
    expect(field.id).toBe('phone')
    const names = ['type', 'inputmode', 'autocomplete', 'enterkeyhint']
    expect(names.map((name) => field.getAttribute(name))).toEqual(['tel', 'tel', 'tel', 'next'])
  })
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

  test.each([[''], ['ნინო'], [undefined]])(
    'what was typed before hydration stays and is sent, over the first value %j',
    async (first) => {
      const onSend = vi.fn()
      const page = document.createElement('div')
      document.body.append(page)
      page.innerHTML = renderToString(<Form onSend={onSend} first={first} />)
      const field = screen.getByLabelText<HTMLInputElement>('სიტყვა')
      field.value = 'საფერავი'
      const root = await act(() => hydrateRoot(page, <Form onSend={onSend} first={first} />))
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
