import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Icon } from './Icon.tsx'
import { iconPaths, type IconName } from './paths.ts'

const meta = {
  component: Icon,
  parameters: {
    about: {
      use: 'One of the shop’s own stroke icons, in the colour of the text around it.',
      not: 'Where it is pressed use IconButton; for the illustration of an empty place, EmptyState; for a product, ProductImage.',
      accessibility: [
        'Always hidden from screen readers: what it means has to stand in words beside it, or be the name of the control around it.',
        '`size` is in px and doesn’t grow with the text: align it to the first line where text may wrap.',
        'Drawn with `currentColor`, so it stays visible in forced colours.',
      ],
    },
  },
  args: { name: 'cart' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Catalog: Story = {
  render: () => (
    <Grid columns={{ xs: 2, sm: 4, md: 10 }} gap={16}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
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
