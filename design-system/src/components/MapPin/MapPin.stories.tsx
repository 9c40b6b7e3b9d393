import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { MapPin } from './index.ts'
import { MAP_PINS } from './MapPin.tsx'

const meta = {
  component: MapPin,
  parameters: {
    about: {
      use: 'The drawing of a marker on a map: a place, or a courier who moves.',
      not: 'Outside of a map use Icon; for what the markers mean, MapLegend.',
      accessibility: [
        'Hidden from screen readers: whoever places it says what it marks, in the map’s name or beside the map.',
        'The two kinds differ in shape; the pin’s drop is left out where less motion is wanted.',
      ],
    },
  },
  args: { kind: 'place' },
} satisfies Meta<typeof MapPin>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A place, and a courier. */
export const Kinds: Story = {
  render: () => (
    <Stack direction="row" gap={24}>
      {MAP_PINS.map((kind) => (
        <MapPin key={kind} kind={kind} />
      ))}
    </Stack>
  ),
}
