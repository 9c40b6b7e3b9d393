import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../layout/Box.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { breakpoints, CONTENT_WIDTH, layers, radii, SPACES, TOUCH_TARGET } from './tokens.ts'

/** MUI's elevations at which the shop's shadows begin. */
const SHADOWS = { soft: 1, raised: 8, modal: 24 }

const Bar = styled('div')(({ theme }) => ({
  blockSize: 16,
  background: theme.vars.palette.primary.main,
  borderRadius: 2,
}))
const Tile = styled('div')(({ theme }) => ({
  blockSize: 96,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.outline}`,
}))
const Lifted = styled('div')<{ elevation: number }>(({ theme, elevation }) => ({
  blockSize: 96,
  background: theme.vars.palette.background.raised,
  borderRadius: theme.shape.card,
  boxShadow: theme.shadows[elevation],
}))
const Target = styled('div')(({ theme }) => ({
  background: theme.vars.palette.primary.soft,
  border: `1px dashed ${theme.vars.palette.primary.main}`,
}))

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

/** An outline does for most; a shadow is for what lies over something. In the dark the background rises as well. */
export const Elevation: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={32}>
      {Object.entries(SHADOWS).map(([name, elevation]) => (
        <Stack key={name} gap={12}>
          <Lifted elevation={elevation} />
          <Text size={14}>
            {name} {elevation}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
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
