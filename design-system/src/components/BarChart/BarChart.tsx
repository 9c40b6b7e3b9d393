import { textLanguage } from '@dukani/i18n'
import { styled, useTheme } from '@mui/material/styles'
import { BarChart as Chart } from '@mui/x-charts/BarChart'
import { useId, useState } from 'react'
import { Button } from '../Button/index.ts'

/** One bar. */
export interface Bar {
  /** What the bar stands for, such as a day. Unique. */
  name: string
  /** Its height; zero or more. */
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
  /** Formats a value of the axis. Shorter than the texts of the bars. */
  axisText: (value: number) => string
  /** The headings of the table's columns: for the names, the values and each detail. */
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

/** Values as bars. A button shows them as a table. */
export function BarChart({ title, bars, axisText, columns, labels }: BarChartProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
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
        <Drawing bars={bars} axisText={axisText} />
      )}
    </Figure>
  )
}

function Drawing({ bars, axisText }: Pick<BarChartProps, 'bars' | 'axisText'>) {
  const { shape, vars } = useTheme()
  const isEmpty = bars.every(({ value }) => value === 0)
  return (
    <div role="img" aria-label={bars.map(({ name, text }) => `${name}: ${text}`).join(', ')}>
      <Chart
        height={220}
        // The texts of an axis extend beyond its ends. Without this margin some are cut off or left out.
        margin={{ top: 16, right: 24, bottom: 0, left: 16 }}
        hideLegend
        // The name of the image says all values.
        disableKeyboardNavigation
        grid={{ horizontal: true }}
        borderRadius={shape.small}
        series={[
          {
            data: bars.map(({ value }) => value),
            color: vars.palette.primary.main,
            valueFormatter: (_, { dataIndex }) => bars[dataIndex]?.text ?? '',
          },
        ]}
        xAxis={[{ data: bars.map(({ name }) => name), height: 'auto' }]}
        yAxis={[
          { min: 0, ...(isEmpty && { max: 1 }), width: 'auto', tickMinStep: 1, valueFormatter: axisText },
        ]}
      />
    </div>
  )
}
