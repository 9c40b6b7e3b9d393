import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { IconButton } from '../IconButton/index.ts'

/** A value that the shopper enters in another app. */
export interface CopyFact {
  /** Unique id; the React key. */
  id: string
  /** Label above the value. */
  label: string
  /** The value as displayed. */
  value: string
  /** The value as copied. @default the value */
  copied?: string
  copyLabel: string
}

export interface CopyListProps {
  /** In the order in which the other app asks for them. */
  facts: readonly CopyFact[]
  /**
   * Copies the text and announces it.
   * @returns whether it worked; if not, the value is selected so that it can be copied manually
   */
  onCopy: (text: string, fact: CopyFact) => Promise<boolean>
}

const List = styled('dl')(({ theme }) => ({
  borderRadius: theme.shape.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  paddingInline: 16,
}))

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label button" "value button"',
  alignItems: 'center',
  columnGap: 8,
  paddingBlock: 8,
  breakInside: 'avoid',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& > dt': {
    gridArea: 'label',
    fontSize: theme.typography.pxToRem(14),
    color: theme.vars.palette.text.secondary,
  },
  '& > dd': {
    gridArea: 'value',
    fontWeight: theme.typography.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // Inside `dl` the button has to be in a `dd`. The negative margin aligns its icon with the lines.
  '& > dd:last-of-type': { gridArea: 'button', marginInlineEnd: -12 },
  '@media print': { '& > dd:last-of-type': { display: 'none' } },
}))

/** Values to be entered in another app, each with a copy button. */
export function CopyList({ facts, onCopy }: CopyListProps) {
  return (
    <List>
      {facts.map((fact) => (
        <CopyRow key={fact.id} fact={fact} onCopy={onCopy} />
      ))}
    </List>
  )
}

interface CopyRowProps extends Pick<CopyListProps, 'onCopy'> {
  fact: CopyFact
}

function CopyRow({ fact, onCopy }: CopyRowProps) {
  const { label, value, copied = value, copyLabel } = fact
  const shown = useRef<HTMLElement>(null)

  async function copy(): Promise<void> {
    const isCopied = await onCopy(copied, fact)
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current)
  }

  return (
    <Row>
      <dt lang={textLanguage(label)}>{label}</dt>
      <dd ref={shown} translate="no" lang={textLanguage(value)}>
        {value}
      </dd>
      <dd>
        <IconButton icon="copy" label={copyLabel} onClick={() => void copy()} />
      </dd>
    </Row>
  )
}
