import { styled } from '@mui/material/styles'
import { keyframes } from '@emotion/react'
import { useId, type FormEvent } from 'react'
import { canHover, color, focusRing, radius, rem, transition, up } from '../../theme/vars.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { useTypedText } from './useTypedText.ts'

export interface SearchFieldProps {
  labels: {
    /** Names the field and stands in it while it is empty. */
    search: string
    clear: string
  }
  /** The text that is searched for now, as the address has it. It replaces the field's text only when it isn't an echo of what was typed. @default '' */
  value?: string
  /** With every change of the text, untrimmed; also once after hydration when something was typed before. Waiting 400 ms is the caller's (HEAD-02). */
  onTextChange?: (text: string) => void
  /** Enter or the magnifier. Without it the form is sent by the browser: `GET action?name=text`. */
  onSearch?: (text: string) => void
  /** An answer is on its way: the magnifier becomes a turning ring. @default false */
  busy?: boolean
  /** @default '/' */
  action?: string
  /** Name of the parameter. @default 'search' */
  name?: string
  /** Longest text, in characters. @default 100 */
  maxLength?: number
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Form = styled('form')({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: 44,
  paddingInline: 4,
  borderRadius: radius.pill,
  // A ring instead of a border, so that the magnifier's 44 px fit inside the field's own 44.
  boxShadow: `inset 0 0 0 1px ${color.outline}`,
  background: color.surface,
  color: color.muted,
  transition: transition(['box-shadow']),
  [canHover]: { '&:hover': { boxShadow: `inset 0 0 0 1px ${color.muted}` } },
  '&:has(input:focus-visible)': { ...focusRing, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  [up.md]: { minHeight: 48, paddingInline: 8 },
})

const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  // Below 16 px iOS zooms into the page on focus.
  fontSize: rem(16),
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  '&:placeholder-shown + button': { visibility: 'hidden' },
})

const Round = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: transition(['color', 'background-color']),
  [canHover]: { '&:hover': { color: color.ink } },
})

const Ring = styled('span')({
  width: 20,
  height: 20,
  borderRadius: radius.pill,
  border: `2px solid ${color.hairline}`,
  borderBlockStartColor: color.primary,
  animation: `${turn} 700ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})

/**
 * The shop's search (HEAD-01): a real form, so Enter works before JavaScript has loaded, around an input
 * that belongs to the browser, so what was typed before hydration stays.
 */
export function SearchField(props: SearchFieldProps) {
  const { labels, value = '', onTextChange, onSearch, busy = false } = props
  const { action = '/', name = 'search', maxLength = 100 } = props
  const id = useId()
  const { input, report, clear } = useTypedText(value, onTextChange)

  const submit = (event: FormEvent) => {
    if (!onSearch || !input.current) return
    event.preventDefault()
    onSearch(input.current.value)
  }

  return (
    <Form role="search" method="get" action={action} onSubmit={submit} aria-busy={busy}>
      <Round type="submit" aria-label={labels.search}>
        {busy ? <Ring /> : <Icon name="search" />}
      </Round>
      <VisuallyHidden>
        <label htmlFor={id}>{labels.search}</label>
      </VisuallyHidden>
      <Input
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={labels.search}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => report(event.currentTarget.value)}
      />
      <Round type="button" aria-label={labels.clear} onClick={clear}>
        <Icon name="close" />
      </Round>
    </Form>
  )
}
