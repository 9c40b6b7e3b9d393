import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { color, radius, rem, up, weight } from '../../theme/vars.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import { SectionHeading } from '../SectionHeading/index.ts'

/** One thing that a shopper can count on. */
export interface AboutPoint {
  /** Decoration: it says nothing that the title doesn't. */
  icon: IconName
  /** A few words, a heading of level 3; also its key, so no two are alike. */
  title: string
  /** One sentence below. */
  text: string
}

export interface AboutPanelProps {
  /** Heading and name of the section. */
  title: string
  /** Who keeps this shop, in a few sentences. */
  text: string
  /** What a shopper can count on. */
  points: readonly AboutPoint[]
}

const Panel = styled('section')({
  display: 'grid',
  gap: 32,
  padding: '32px 20px',
  borderRadius: radius.sheet,
  background: color.tint1,
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 64,
    padding: 48,
    alignItems: 'center',
  },
})

const Text = styled('p')({
  margin: '16px 0 0',
  maxWidth: '34em',
  fontSize: rem(16),
  textWrap: 'pretty',
})

const Points = styled('ul')({ display: 'grid', gap: 20 })

const Point = styled('li')({ display: 'flex', gap: 16, alignItems: 'flex-start', minWidth: 0 })

const Sign = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.primary,
})

const PointTitle = styled('h3')({ fontSize: rem(16), fontWeight: weight.bold })

const PointText = styled('p')({ margin: '2px 0 0', fontSize: rem(14), color: color.muted })

/** The shop about itself (ROUTE-11). */
export function AboutPanel({ title, text, points }: AboutPanelProps) {
  const titleId = useId()
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <SectionHeading id={titleId}>{title}</SectionHeading>
        <Text>{text}</Text>
      </div>
      <Points role="list">
        {points.map((point) => (
          <Point key={point.title}>
            <Sign>
              <Icon name={point.icon} />
            </Sign>
            <div>
              <PointTitle>{point.title}</PointTitle>
              <PointText>{point.text}</PointText>
            </div>
          </Point>
        ))}
      </Points>
    </Panel>
  )
}
