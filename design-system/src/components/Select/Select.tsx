import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { Icon, type IconName } from '../Icon/index.ts'

/** One choice. */
export interface SelectOption {
  /** Unique among the options; may be ''. */
  value: string
  /** Truncated with an ellipsis in a narrow box; the native list shows all of it. */
  label: string
}

export interface SelectProps {
  /** Label before the box; below 900 px only for screen readers. */
  label: string
  /** In the order that they are listed. */
  options: readonly SelectOption[]
  /** Value of the chosen option. */
  value: string
  /** Called when another option is chosen, and once after hydration if it was chosen before. */
  onChoose: (value: string) => void
  /** Name of the form parameter, for forms without JavaScript. */
  name?: string
  /** Below 600 px this icon replaces the box; show the chosen option elsewhere. @default the box, with its words */
  phoneIcon?: IconName
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
  [theme.breakpoints.down('md')]: {
    '& > label': visuallyHidden,
  },
}))

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 12,
    insetBlock: 0,
    marginBlock: 'auto',
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& > svg + svg': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '&:has(> svg + svg)': {
      flex: 'none',
      width: TOUCH_TARGET,
      height: TOUCH_TARGET,
      // A box shadow instead of a border, which would reduce the tap target.
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
      borderRadius: theme.shape.control,
      '&:has(> :focus-visible)': theme.mixins.focusRing,
      '& > select': { padding: 0, opacity: 0 },
      '& > svg': { display: 'none' },
      '& > svg + svg': { display: 'block', insetInline: 0, margin: 'auto', color: 'inherit' },
    },
  },
}))

// Not MUI's NativeSelect, which would add InputBase and the autosizing textarea to the first screen (ADR 17).
const Box = styled('select')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: TOUCH_TARGET,
  padding: '8px 40px 8px 14px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  // Below 16 px iOS zooms into the page on focus.
  fontSize: theme.typography.pxToRem(16),
  textOverflow: 'ellipsis',
  appearance: 'none',
  cursor: 'pointer',
  transition: theme.transitions.create(['border-color']),
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.text.primary } },
}))

/**
 * A native select. It is uncontrolled, so that a choice before hydration stays, and it works in a form without
 * JavaScript.
 */
export function Select({ label, options, value, onChoose, name, phoneIcon }: SelectProps) {
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
      <Frame>
        <Box
          ref={box}
          id={id}
          name={name}
          defaultValue={value}
          // After a back/forward restore the browser may show an old choice that doesn't match the URL.
          autoComplete="off"
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Box>
        <Icon name="chevronDown" size={20} />
        {phoneIcon && <Icon name={phoneIcon} size={22} />}
      </Frame>
    </Root>
  )
}
