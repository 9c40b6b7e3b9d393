import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Button } from '../Button/index.ts'

/** One bar. */
export interface Bar {
  /** What the bar stands for, such as a day. Unique. */
  name: string
  /** Its length; zero or more. */
  value: number
  /** The value as people read it. */
  text: string
  /** More cells of its row in the table. */
  details?: readonly string[]
}

export interface BarChartProps {
  /** The heading of the chart. */
  title: string
  /** In display order, at least one. */
  bars: readonly Bar[]
  /** The headings of the table: of the names, of the values, of each detail. */
  columns: readonly [name: string, value: string, ...details: string[]]
  /** The buttons that show the table and the chart. */
  labels: { table: string; chart: string }
}

const Figure = styled('figure')({ margin: 0 })

const Caption = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  fontWeight: theme.typography.fontWeightBold,
}))

const Bars = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 4, height: 160 })

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
})

// A transparent border is a bar in forced colours, which remove backgrounds.
const Line = styled('div')(({ theme }) => ({
  minHeight: 2,
  border: '1px solid transparent',
  borderRadius: `${theme.shape.small}px ${theme.shape.small}px 0 0`,
  backgroundColor: theme.vars.palette.primary.main,
}))

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 4,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
}))

const Scroll = styled('div')({ overflowX: 'auto' })

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    fontWeight: theme.typography.fontWeightRegular,
  },
  '& thead th': { fontWeight: theme.typography.fontWeightMedium },
  '& :is(th, td):not(:first-of-type), & th + td': { textAlign: 'end' },
}))

/** Values as bars, or as a table on a press. */
export function BarChart({ title, bars, columns, labels }: BarChartProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <Figure aria-labelledby={id}>
      <Caption>
        <span id={id} lang={textLanguage(title)}>
          {title}
        </span>
        <Button variant="text" onClick={() => setTable(!isTable)}>
          {isTable ? labels.chart : labels.table}
        </Button>
      </Caption>
      {isTable ? (
        <Scroll tabIndex={0} role="group" aria-labelledby={id}>
          <Table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ name, text, details = [] }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {[text, ...details].map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      ) : (
        <>
          <Bars role="img" aria-label={bars.map(({ name, text }) => `${name}: ${text}`).join(', ')}>
            {bars.map(({ name, value, text }) => (
              <Column key={name} title={`${name}: ${text}`}>
                <Line style={{ height: `${(value / most) * 100}%` }} />
              </Column>
            ))}
          </Bars>
          <Ends aria-hidden>
            <span>{first?.name}</span>
            <span>{last?.name}</span>
          </Ends>
        </>
      )}
    </Figure>
  )
}
