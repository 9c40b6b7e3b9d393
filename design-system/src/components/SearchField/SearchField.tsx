import { styled } from '@mui/material/styles'
import { keyframes } from '@emotion/react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { canHover } from '../../theme/media.ts'
import type { ComboboxWiring } from '../Combobox/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { useTypedText } from './useTypedText.ts'

/** What a field can be told from outside. */
export interface SearchFieldHandle {
  /** Puts a text into it, as one that is known already: it isn't told again. */
  fill: (text: string) => void
  /** Empties it, as its button does. */
  clear: () => void
}

/** Suggestions under the field: what of them belongs to the field itself, so that they may come later than it. */
export interface SearchSuggestions {
  /** What the field says of itself; `NO_SUGGESTIONS_YET` until the list's code is there. */
  wiring: ComboboxWiring
  /** The popup, once it is there. */
  popup: ReactNode
  /** Every key of the field, before the browser acts on it. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The field has got the focus or lost it; also once after hydration when it had it before. */
  onFocusChange: (hasFocus: boolean) => void
  /** It was pressed, with the focus in it or not. */
  onPress: () => void
}

/** A field that offers a list, before there is anything in it. */
export const NO_SUGGESTIONS_YET: ComboboxWiring = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
}

export interface SearchFieldProps {
  /** To fill or empty it from outside: it keeps its text by itself. */
  ref?: Ref<SearchFieldHandle>
  /** Names of its controls. */
  labels: {
    /** Names the field and stands in it while it is empty. */
    search: string
    /** Name of the button that empties it. */
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
  /** Makes it a combobox. Without them it is a plain search field. */
  suggestions?: SearchSuggestions
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: 44,
  paddingInline: 4,
  borderRadius: theme.shape.pill,
  // A ring instead of a border, so that the magnifier's 44 px fit inside the field's own 44.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  // Forced colours leave no ring.
  outline: '1px solid transparent',
  transition: theme.transitions.create(['box-shadow']),
  [canHover]: { '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.secondary}` } },
  '&:has(input:focus-visible)': {
    ...theme.mixins.focusRing,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  [theme.breakpoints.up('md')]: { minHeight: 48, paddingInline: 8 },
}))

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  // Below 16 px iOS zooms into the page on focus.
  fontSize: theme.typography.pxToRem(16),
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  '&:placeholder-shown + button': { visibility: 'hidden' },
}))

const Round = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.pill,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: theme.transitions.create(['color', 'background-color']),
  [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
}))

const Ring = styled('span')(({ theme }) => ({
  width: 20,
  height: 20,
  borderRadius: theme.shape.pill,
  border: `2px solid ${theme.vars.palette.divider}`,
  borderBlockStartColor: theme.vars.palette.primary.main,
  animation: `${turn} 700ms linear infinite`,
}))

/**
 * The shop's search (HEAD-01): a real form, so Enter works before JavaScript has loaded, around an input
 * that belongs to the browser, so what was typed before hydration stays.
 */
export function SearchField(props: SearchFieldProps) {
  const { ref, labels, value = '', onTextChange, onSearch, busy = false, suggestions } = props
  const { action = '/', name = 'search', maxLength = 100 } = props
  const id = useId()
  const { input, report, fill, clear } = useTypedText(value, onTextChange)
  useImperativeHandle(ref, () => ({ fill, clear }), [fill, clear])

  const tellFocus = useEffectEvent(() => {
    if (input.current !== null && document.activeElement === input.current) suggestions?.onFocusChange(true)
  })
  useEffect(() => tellFocus(), [])

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
        {...suggestions?.wiring}
        onKeyDown={suggestions?.onKeyDown}
        onFocus={() => suggestions?.onFocusChange(true)}
        onBlur={() => suggestions?.onFocusChange(false)}
        onClick={suggestions?.onPress}
      />
      <Round type="button" aria-label={labels.clear} onClick={clear}>
        <Icon name="close" />
      </Round>
      {suggestions?.popup}
    </Form>
  )
}
