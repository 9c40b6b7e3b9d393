import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Skeleton, SKELETON_SHAPES } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  parameters: {
    about: {
      use: 'The place of something that is still loading, in its own shape and size.',
      not: 'For a button that waits take its `pending`; for a sheet whose code loads, LayerPlaceholder; for nothing at all, EmptyState.',
      accessibility: [
        'Hidden from screen readers: the caller says that it loads, by `aria-busy` on the place or words in a `role="status"`.',
        'The shine moves slowly, and stands still where less motion is wanted.',
        'Nothing in it can be focused: keep real controls out of what it stands for.',
      ],
    },
  },
  args: { width: 240 },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every shape, and a paragraph. */
export const Catalog: Story = {
  render: () => (
    <Stack gap={32}>
      <Grid columns={{ xs: 2, md: 5 }} gap={24}>
        {SKELETON_SHAPES.map((shape) => (
          <Skeleton key={shape} shape={shape} height={shape === 'box' ? 120 : undefined} />
        ))}
      </Grid>
      <Stack>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="85%" />
      </Stack>
    </Stack>
  ),
}
