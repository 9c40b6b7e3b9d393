import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { canHover } from '../../theme/media.ts'
import { cutText } from './cutText.ts'

export interface ReadMoreProps {
  /** Plain text; its line breaks are kept. */
  text: string
  labels: {
    /** Label while the text is truncated. */
    more: string
    /** Label while the whole text is shown. */
    less: string
  }
}

/** Maximum length that is shown without truncating, in characters (PROD-05). */
const LIMIT = 100

const Text = styled('p')(({ theme }) => ({
  fontSize: theme.typography.pxToRem(16),
  whiteSpace: 'pre-line',
}))

/** Hidden until expanded, but always printed. */
const Rest = styled('span')({
  '&[data-open="false"]': { display: 'none', '@media print': { display: 'inline' } },
})

const ScreenOnly = styled('span')({ '@media print': { display: 'none' } })

const Toggle = styled('button')(({ theme }) => ({
  // A taller tap target without changing the line spacing.
  padding: '10px 4px',
  margin: '-10px -4px',
  border: 0,
  borderRadius: theme.shape.small,
  background: 'none',
  color: theme.vars.palette.primary.main,
  font: 'inherit',
  fontWeight: theme.typography.fontWeightMedium,
  cursor: 'pointer',
  '@media print': { display: 'none' },
  [canHover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
}))

/**
 * A text that is truncated if long, with a button for the rest (PROD-05). Printed in full. Set a `key`, so that the
 * text of another product starts truncated again (PROD-12).
 */
export function ReadMore({ text, labels }: ReadMoreProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const cut = cutText(text, LIMIT)
  if (cut === null) return <Text lang={textLanguage(text)}>{text}</Text>
  return (
    <Text>
      <span id={id} lang={textLanguage(text)}>
        {cut.beginning}
        {!open && <ScreenOnly>…</ScreenOnly>}
        <Rest data-open={open}>{cut.rest}</Rest>
      </span>{' '}
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? labels.less : labels.more}
      </Toggle>
    </Text>
  )
}
