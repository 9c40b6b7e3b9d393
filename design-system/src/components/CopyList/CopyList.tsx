import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { IconButton } from '../IconButton/index.ts'

/** Something that is typed elsewhere, without a fault if possible. */
export interface CopyFact {
  /** Its key in the list. */
  id: string
  /** What it is, above the value. */
  label: string
  /** As it is read. */
  value: string
  /** As it is copied. @default the value */
  copied?: string
  /** Names the button: what it copies. */
  copyLabel: string
}

export interface CopyListProps {
  /** In the order that the other app asks for them. */
  facts: readonly CopyFact[]
  /** Copies, and says so. @returns whether it is copied: else the value is marked, to be copied by hand */
  onCopy: (text: string, fact: CopyFact) => Promise<boolean>
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
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
    margin: 0,
    fontWeight: theme.typography.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // Within a list of terms a button has to stand in one of their places.
  // Its drawing ends where the lines do.
  '& > dd:last-of-type': { gridArea: 'button', marginInlineEnd: -12 },
  '@media print': { '& > dd:last-of-type': { display: 'none' } },
}))

/** What has to be carried over to another app, one by one: each is read, and copied by its button. */
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
