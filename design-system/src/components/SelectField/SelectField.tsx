import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Select, type SelectProps } from '../Select/index.ts'

export type SelectFieldProps = Omit<SelectProps, 'phoneIcon'>

/** Undoes what hides the label on a phone. */
const shown = Object.fromEntries(Object.keys(visuallyHidden).map((name) => [name, 'revert']))

const Above = styled('div')(({ theme }) => ({
  display: 'flex',
  flexGrow: 1,
  minWidth: 0,
  '& > div': { flexDirection: 'column', alignItems: 'stretch', gap: 6 },
  '& > div > label': {
    color: 'inherit',
    fontWeight: theme.typography.fontWeightMedium,
    ...shown,
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
