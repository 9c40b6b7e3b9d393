import { styled } from '@mui/material/styles'
import { Select, type SelectProps } from '../Select/index.ts'

export type SelectFieldProps = Omit<SelectProps, 'phoneIcon'>

const Above = styled('div')(({ theme }) => ({
  display: 'flex',
  flexGrow: 1,
  minWidth: 0,
  '& > div': { flexDirection: 'column', alignItems: 'stretch', gap: 6 },
  '& > div > label': {
    color: 'inherit',
    fontWeight: theme.typography.fontWeightMedium,
    // Undoes what hides it on a phone.
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: 0,
    overflow: 'visible',
    clip: 'auto',
    whiteSpace: 'normal',
  },
}))

/**
 * A select in a form or a filter: its label is above the box at every width. The option of its value may come later.
 * Apart from `Select`, so that the shop's first screen doesn't carry it.
 */
export function SelectField({ options, value, ...props }: SelectFieldProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <Above>
      {/* Without an option of its value the box would choose the first one, and report that. */}
      <Select {...props} value={value} options={isKnown ? options : [{ value, label: '' }, ...options]} />
    </Above>
  )
}
