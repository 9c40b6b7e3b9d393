import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../layout/Grid.tsx'
import { Heading } from '../layout/Heading.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { contrast, LEAST, SHAPE_PAIRS, TEXT_PAIRS, type Pair } from './contrast.ts'
import { schemes, SCHEMES, type ColorName, type Scheme } from './tokens.ts'

const NAMES = (Object.keys(schemes.light) as ColorName[]).filter((name) => !name.startsWith('shadow'))

const Swatch = styled('div')(({ theme }) => ({
  height: 64,
  borderRadius: theme.shape.control,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

/** The light value on the left, the dark one on the right. */
function halves(name: ColorName): string {
  const { light, dark } = schemes
  return `linear-gradient(90deg, ${light[name]} 50%, ${dark[name]} 50%)`
}

/** The values of the tokens, for those who need them elsewhere: an app's icon, a mail, a picture. */
function Values({ name }: { name: ColorName }) {
  return SCHEMES.map((scheme) => (
    <Text key={scheme} size={12} tone="muted" numeric>
      {scheme}: {schemes[scheme][name]}
    </Text>
  ))
}

function Colours() {
  return (
    <Grid columns={{ xs: 2, md: 4 }} gap={20}>
      {NAMES.map((name) => (
        <div key={name}>
          <Swatch style={{ background: halves(name) }} />
          <Text size={14} weight="medium">
            {name}
          </Text>
          <Values name={name} />
        </div>
      ))}
    </Grid>
  )
}

const Sample = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 48,
  padding: '8px 16px',
  borderRadius: theme.shape.control,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

const Shape = styled('span')(({ theme }) => ({
  inlineSize: 24,
  blockSize: 24,
  borderRadius: theme.shape.pill,
}))

/** One pair in one scheme, in the scheme's own values, whatever the page around it is in. */
function Measured({ pair: [front, ground], scheme, kind }: MeasuredProps) {
  const values = schemes[scheme]
  const measured = contrast(values[front], values[ground])
  const isEnough = measured >= LEAST[kind]
  const text = kind === 'text' ? values[front] : values.ink
  return (
    <Sample style={{ color: text, background: values[ground] }}>
      {kind === 'text' ? <span>აბგ Abc 123</span> : <Shape style={{ background: values[front] }} />}
      <span>
        {measured.toFixed(2)} : 1{isEnough ? '' : ', too little'}
      </span>
    </Sample>
  )
}

interface MeasuredProps {
  pair: Pair
  scheme: Scheme
  kind: keyof typeof LEAST
}

function Contrasts({ pairs, kind }: { pairs: readonly Pair[]; kind: keyof typeof LEAST }) {
  return (
    <Stack gap={16}>
      <Grid columns={{ xs: 1, md: 3 }} gap={8}>
        <Heading level={2} size={18}>
          At least {LEAST[kind]} : 1
        </Heading>
        {SCHEMES.map((scheme) => (
          <Text key={scheme} tone="muted" size={14}>
            {scheme}
          </Text>
        ))}
      </Grid>
      {pairs.map((pair) => (
        <Grid key={pair.join()} columns={{ xs: 1, md: 3 }} gap={8} align="center">
          <Text size={14}>
            {pair[0]} on {pair[1]}
          </Text>
          {SCHEMES.map((scheme) => (
            <Measured key={scheme} pair={pair} scheme={scheme} kind={kind} />
          ))}
        </Grid>
      ))}
    </Stack>
  )
}

const meta = { component: Colours } satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

/** Every background that text stands on, measured as WCAG 2.2 does when this is drawn. */
export const TextContrast: Story = { render: () => <Contrasts pairs={TEXT_PAIRS} kind="text" /> }

/** Borders of controls, stars, the focus ring, icons. */
export const ShapeContrast: Story = { render: () => <Contrasts pairs={SHAPE_PAIRS} kind="shapes" /> }
