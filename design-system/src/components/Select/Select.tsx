import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { Icon, type IconName } from '../Icon/index.ts'

/** One choice. */
export interface SelectOption {
  /** Its own among the options; '' is as good as any. */
  value: string
  /** Cut with an ellipsis where the box is narrow; the device's list shows all of it. */
  label: string
}

export interface SelectProps {
  /** Names it: before the box, and below 900 px for readers alone. */
  label: string
  /** In the order that they are listed. */
  options: readonly SelectOption[]
  /** The option that is chosen now. */
  value: string
  /** Another one was chosen; also once after hydration, when that was before it. */
  onChoose: (value: string) => void
  /** Of the parameter, where a form without scripts sends it. */
  name?: string
  /** Below 600 px this drawing stands for the box; what is chosen has to be said elsewhere. @default the box, with its words */
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
      // A ring instead of a border, which would take from what can be tapped.
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
      borderRadius: theme.shape.control,
      '&:has(> :focus-visible)': theme.mixins.focusRing,
      '& > select': { padding: 0, opacity: 0 },
      '& > svg': { display: 'none' },
      '& > svg + svg': { display: 'block', insetInline: 0, margin: 'auto', color: 'inherit' },
    },
  },
}))

// Not MUI's NativeSelect: InputBase and the growing textarea that it brings would come with the first screen (ADR 17).
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
 * One of a few words, in the device's own list. It belongs to the browser, so that what was chosen before hydration
 * stays, and works in a form without scripts.
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
          // A page that the browser brings back would have its old choice beside a list in the address's order.
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
