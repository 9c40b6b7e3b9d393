import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../layout/Box.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import {
  breakpoints,
  CONTENT_WIDTH,
  layers,
  radii,
  schemes,
  SPACES,
  TOUCH_TARGET,
  type ColorName,
} from './tokens.ts'
import { color, radius } from './vars.ts'

const SHADOWS = (Object.keys(schemes.light) as ColorName[]).filter((name) => name.startsWith('shadow'))

const Bar = styled('div')({ blockSize: 16, background: color.primary, borderRadius: 2 })
const Tile = styled('div')({ blockSize: 96, background: color.surface, border: `1px solid ${color.outline}` })
const Lifted = styled('div')({ blockSize: 96, background: color.raised, borderRadius: radius.card })
const Target = styled('div')({ background: color.primarySoft, border: `1px dashed ${color.primary}` })

const meta = { component: Box } satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <Stack gap={8}>
      {SPACES.map((space) => (
        <Grid key={space} columns="48px 1fr" gap={16} align="center">
          <Text size={14} numeric>
            {space}
          </Text>
          <Bar style={{ inlineSize: space }} />
        </Grid>
      ))}
    </Stack>
  ),
}

export const Radius: Story = {
  render: () => (
    <Grid columns={{ xs: 2, md: 6 }} gap={16}>
      {Object.entries(radii).map(([name, value]) => (
        <div key={name}>
          <Tile style={{ borderRadius: value }} />
          <Text size={14}>
            {name} {value}
          </Text>
        </div>
      ))}
    </Grid>
  ),
}

/** An outline does for most; a shadow is for what lies over something. In the dark the ground rises as well. */
export const Elevation: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 4 }} gap={32}>
      {SHADOWS.map((name) => (
        <Stack key={name} gap={12}>
          <Lifted style={shadowOf(name)} />
          <Text size={14}>{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
}

/** A picture's shadow follows its outline, so it is a filter. */
function shadowOf(name: ColorName) {
  return schemes.light[name].startsWith('drop-shadow') ? { filter: color[name] } : { boxShadow: color[name] }
}

export const Layers: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(layers)
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, value]) => (
          <Grid key={name} columns="96px 1fr" gap={16}>
            <Text size={14} numeric>
              {value}
            </Text>
            <Text size={14}>{name}</Text>
          </Grid>
        ))}
    </Stack>
  ),
}

export const Measures: Story = {
  render: () => (
    <Stack gap={24}>
      <Grid columns={`${TOUCH_TARGET}px 1fr`} gap={16} align="center">
        <Target style={{ inlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET }} />
        <Text size={14}>{TOUCH_TARGET}: the smallest side of what is tapped</Text>
      </Grid>
      {Object.entries({ ...breakpoints, content: CONTENT_WIDTH }).map(([name, width]) => (
        <div key={name}>
          <Bar style={{ inlineSize: `${(width / CONTENT_WIDTH) * 100}%` }} />
          <Text size={14} numeric>
            {name} {width}
          </Text>
        </div>
      ))}
    </Stack>
  ),
}
