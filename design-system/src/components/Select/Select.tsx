import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '../Icon/index.ts'

/** One choice. */
export interface SelectOption {
  /** Its own among the options; '' is as good as any. */
  value: string
  /** Cut with an ellipsis where the box is narrow; the device's list shows all of it. */
  label: string
}

export interface SelectProps {
  /** Names it: before the box, and on a phone for readers alone, where what is chosen has to say it. */
  label: string
  /** In the order that they are listed. */
  options: readonly SelectOption[]
  /** The option that is chosen now. */
  value: string
  /** Another one was chosen; also once after hydration, when that was before it. */
  onChoose: (value: string) => void
  /** Of the parameter, where a form without scripts sends it. */
  name?: string
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  flexGrow: 1,
  '& > label': {
    flex: 'none',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.pxToRem(14),
  },
  [theme.breakpoints.down('sm')]: {
    '& > label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}))

const Box = styled(InputBase)(({ theme }) => ({
  // Over the edge, too: the whole box opens the list.
  '& > select': {
    flexGrow: 1,
    width: 'auto',
    margin: -1,
    paddingInline: '15px 41px',
    appearance: 'none',
    cursor: 'pointer',
  },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 11,
    insetBlock: 0,
    marginBlock: 'auto',
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
}))

// Not MUI's NativeSelect, which brings an underlined input and an arrow of its own to the first screen (3.4 kB).
const NATIVE = 'select' as string as InputBaseProps['inputComponent']

/**
 * One of a few words, in the device's own list. It belongs to the browser, so that what was chosen before hydration
 * stays, and works in a form without scripts.
 */
export function Select({ label, options, value, onChoose, name }: SelectProps) {
  const id = useId()
  const box = useRef<HTMLSelectElement>(null)
  const isHydrated = useRef(false)
  const choose = useEffectEvent(onChoose)

  useEffect(() => {
    if (box.current === null) return
    const chosen = box.current.value
    if (isHydrated.current) box.current.value = value
    else if (chosen !== value) choose(chosen)
    isHydrated.current = true
  }, [value])

  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Box
        inputComponent={NATIVE}
        inputRef={box}
        id={id}
        name={name}
        size="small"
        defaultValue={value}
        // A page that the browser brings back would have its old choice beside a list in the address's order.
        autoComplete="off"
        onChange={({ target }) => onChoose(target.value)}
        inputProps={{
          type: undefined,
          children: options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          )),
        }}
        endAdornment={<Icon name="chevronDown" size={20} />}
      />
    </Root>
  )
}
