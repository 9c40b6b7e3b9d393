import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Skeleton, SKELETON_SHAPES } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { width: 240 } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Catalog: Story = {
  render: () => (
    <Grid columns={{ xs: 2, md: 5 }} gap={24}>
      {SKELETON_SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} height={shape === 'box' ? 120 : undefined} />
      ))}
    </Grid>
  ),
}

export const Paragraph: Story = {
  render: () => (
    <Stack>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="85%" />
    </Stack>
  ),
}
