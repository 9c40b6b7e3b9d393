import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { Icon } from '../Icon/index.ts'
import { Skeleton } from '../Skeleton/index.ts'

/** A part of an address. */
export interface PlaceFact {
  /** Label of the part, such as the town; also the React key. */
  label: string
  /** '' when unknown */
  value: string
}

export interface PlaceCardProps {
  /** The place in one line: its street. A hint while none is chosen. */
  title: string
  /** The parts of its address. @default none */
  facts?: readonly PlaceFact[]
  /** A secondary sentence below. */
  note?: string
  /** Shown for unknown parts. @default '—' */
  unknown?: string
  /** The address is being looked up: its lines are shown empty, and this text is announced. */
  loadingText?: string
  /** No place is chosen: the title is a hint. @default false */
  empty?: boolean
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 12,
  minHeight: 104,
  padding: '14px 16px',
  borderRadius: theme.shape.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& > svg': { color: theme.vars.palette.primary.main, height: '1.5em' },
  '&[data-empty]': { borderStyle: 'dashed', alignItems: 'center', color: theme.vars.palette.text.secondary },
  '&[data-empty] > svg': { color: 'inherit' },
}))

const Title = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
  '[data-empty] > * > &': {
    fontWeight: theme.typography.fontWeightRegular,
    fontSize: theme.typography.pxToRem(14),
  },
}))

const Note = styled('p')(({ theme }) => ({
  marginBlockStart: 4,
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: 6,
  fontSize: theme.typography.pxToRem(14),
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dt': { display: 'inline', color: theme.vars.palette.text.secondary, '&::after': { content: '": "' } },
  '& dd': { display: 'inline' },
}))

/** The chosen place with the parts of its address. Changes are announced to screen readers. */
export function PlaceCard(props: PlaceCardProps) {
  const { title, facts = [], note, unknown = '—', loadingText, empty = false } = props
  const isLoading = loadingText !== undefined
  return (
    <Root data-empty={empty || undefined}>
      <Icon name="pin" size={22} />
      <div role="status" aria-busy={isLoading || undefined}>
        <Title lang={textLanguage(loadingText ?? title)}>{loadingText ?? title}</Title>
        {isLoading ? (
          <Skeleton width="60%" />
        ) : (
          facts.length > 0 && (
            <Facts>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd lang={textLanguage(value)}>{value === '' ? unknown : value}</dd>
                </div>
              ))}
            </Facts>
          )
        )}
        {note !== undefined && !isLoading && <Note lang={textLanguage(note)}>{note}</Note>}
      </div>
    </Root>
  )
}
