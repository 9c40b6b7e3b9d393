import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../layout/Grid.tsx'
import { Text } from '../layout/Text.tsx'
import { schemes, type ColorName } from './tokens.ts'
import { color, radius } from './vars.ts'

const Swatch = styled('div', { shouldForwardProp: (prop) => prop !== 'name' })<{ name: ColorName }>(
  ({ name }) => ({
    height: 64,
    borderRadius: radius.control,
    border: `1px solid ${color.hairline}`,
    background: color[name],
  }),
)

const NAMES = (Object.keys(schemes.light) as ColorName[]).filter((name) => !name.startsWith('shadow'))

function Colours() {
  return (
    <Grid columns={{ xs: 3, md: 6 }} gap={16}>
      {NAMES.map((name) => (
        <div key={name}>
          <Swatch name={name} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </div>
      ))}
    </Grid>
  )
}

const meta = { component: Colours } satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const SideBySide: Story = { globals: { theme: 'side-by-side' } }
