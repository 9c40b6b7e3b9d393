import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { Icon } from '../Icon/index.ts'
import { Skeleton } from '../Skeleton/index.ts'

/** A part of an address. */
export interface PlaceFact {
  /** What the part is, such as the town; also its key. */
  label: string
  /** '' when nobody knows it */
  value: string
}

export interface PlaceCardProps {
  /** The place in one line: its street. What is to be done, while none is chosen. */
  title: string
  /** The parts of its address. @default none */
  facts?: readonly PlaceFact[]
  /** A quieter sentence below. */
  note?: string
  /** Stands for what isn't known of it. @default '—' */
  unknown?: string
  /** What the place is, is being asked: its lines are shown empty, and this is said to readers. */
  loadingText?: string
  /** No place yet: the title is a hint. @default false */
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

/** A place that is being chosen, with the parts of its address as they were understood. Said to readers as it changes. */
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
