import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Icon, type IconName } from '../Icon/index.ts'
import { SectionHeading } from '../SectionHeading/index.ts'

/** One promise of the shop. */
export interface AboutPoint {
  /** Decorative: the title says the same. */
  icon: IconName
  /** A few words, shown as a level 3 heading. Must be unique: it is also the React key. */
  title: string
  /** One sentence below. */
  text: string
}

export interface AboutPanelProps {
  /** Heading and name of the section. */
  title: string
  /** Who runs this shop, in a few sentences, as plain text; its line breaks are kept. */
  text: string
  /** The shop's promises. */
  points: readonly AboutPoint[]
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  padding: '32px 20px',
  borderRadius: theme.shape.sheet,
  background: theme.vars.palette.tint[1],
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 64,
    padding: 48,
    alignItems: 'center',
  },
}))

const Intro = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  maxWidth: '34em',
  fontSize: theme.typography.pxToRem(16),
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
}))

const Points = styled('ul')({ display: 'grid', gap: 20 })

const Point = styled('li')({ display: 'flex', gap: 16, alignItems: 'flex-start', minWidth: 0 })

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.shape.pill,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
}))

/** The "About us" section (ROUTE-11). */
export function AboutPanel({ title, text, points }: AboutPanelProps) {
  const titleId = useId()
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <SectionHeading id={titleId}>{title}</SectionHeading>
        <Intro>{text}</Intro>
      </div>
      <Points role="list">
        {points.map((point) => (
          <Point key={point.title}>
            <Sign>
              <Icon name={point.icon} />
            </Sign>
            <Stack gap={2}>
              <Text as="h3" weight="bold">
                {point.title}
              </Text>
              <Text size={14} tone="muted">
                {point.text}
              </Text>
            </Stack>
          </Point>
        ))}
      </Points>
    </Panel>
  )
}
