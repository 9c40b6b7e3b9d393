import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { HrefContext } from '../../internal/Anchor.tsx'
import { canHover } from '../../theme/media.ts'
import { Ring } from '../Button/Ring.ts'
import type { ComboboxWiring } from '../Combobox/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

/** Connects suggestions to the field; their code may load later. */
export interface SearchSuggestions {
  /** Combobox attributes of the input; `NO_SUGGESTIONS_YET` until the code is loaded. */
  wiring: ComboboxWiring
  /** The popup, once it is loaded. */
  popup: ReactNode
  /** Keydown handler of the input. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Called on focus and blur, and after hydration if the field already has the focus. */
  onFocusChange: (hasFocus: boolean) => void
  /** The field was pressed, whether it has the focus or not. */
  onPress: () => void
}

/** Combobox attributes before the suggestions are loaded. */
export const NO_SUGGESTIONS_YET: ComboboxWiring = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
}

export interface SearchFieldProps {
  /** Accessible names. */
  labels: {
    /** Name and placeholder of the field. */
    search: string
    clear: string
  }
  /** Text of the field. */
  value: string
  /**
   * Called with every change of the text, untrimmed, and after hydration if something was typed before. The caller
   * debounces what it does with it (HEAD-02).
   */
  onTextChange: (text: string) => void
  /** Called on Enter or the search button. Without it the browser submits the form: `GET /?search=text`. */
  onSearch?: (text: string) => void
  /** A search is in progress: a spinner replaces the icon. @default false */
  busy?: boolean
  /** Makes the field a combobox with suggestions. */
  suggestions?: SearchSuggestions
}

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: 44,
  paddingInline: 4,
  borderRadius: theme.shape.pill,
  // A box shadow instead of a border, so that the 44 px button fits inside the 44 px field.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  // Forced colours remove box shadows.
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

const Round = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.shape.pill,
  transition: theme.transitions.create(['color', 'background-color']),
  [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
}))

const Busy = styled(Ring)(({ theme }) => ({
  width: 20,
  height: 20,
  borderColor: theme.vars.palette.divider,
  borderBlockStartColor: theme.vars.palette.primary.main,
}))

/** The shop's search (HEAD-01): a form, so that Enter works without JavaScript. */
export function SearchField(props: SearchFieldProps) {
  const { labels, value, onTextChange, onSearch, busy = false, suggestions } = props
  const resolve = use(HrefContext)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // Hydration leaves the text in the input as it is; the next render would replace it.
  const tellTyped = useEffectEvent(() => {
    if (input.current !== null && input.current.value !== value) onTextChange(input.current.value)
  })
  useLayoutEffect(() => tellTyped(), [])

  const tellFocus = useEffectEvent(() => {
    if (input.current !== null && document.activeElement === input.current) suggestions?.onFocusChange(true)
  })
  useEffect(() => tellFocus(), [])

  const submit = (event: FormEvent) => {
    if (!onSearch) return
    event.preventDefault()
    onSearch(value)
  }

  return (
    <Form role="search" method="get" action={resolve('/')} onSubmit={submit} aria-busy={busy}>
      <Round type="submit" aria-label={labels.search}>
        {busy ? <Busy /> : <Icon name="search" />}
      </Round>
      <VisuallyHidden>
        <label htmlFor={id}>{labels.search}</label>
      </VisuallyHidden>
      <Input
        ref={input}
        id={id}
        type="search"
        name="search"
        value={value}
        placeholder={labels.search}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => onTextChange(event.currentTarget.value)}
        {...suggestions?.wiring}
        onKeyDown={suggestions?.onKeyDown}
        onFocus={() => suggestions?.onFocusChange(true)}
        onBlur={() => suggestions?.onFocusChange(false)}
        onClick={suggestions?.onPress}
      />
      <Round
        aria-label={labels.clear}
        onClick={() => {
          input.current?.focus()
          onTextChange('')
        }}
      >
        <Icon name="close" />
      </Round>
      {suggestions?.popup}
    </Form>
  )
}
