import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Icon } from './Icon.tsx'
import { ICON_NAMES } from './paths.ts'

const meta = { component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { name: 'heart', filled: true } }

export const Large: Story = { args: { size: 48 } }

export const Catalog: Story = {
  render: () => (
    <Grid columns={{ xs: 4, md: 10 }} gap={16}>
      {ICON_NAMES.map((name) => (
        <Stack key={name} align="center" gap={8}>
          <Icon name={name} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}
