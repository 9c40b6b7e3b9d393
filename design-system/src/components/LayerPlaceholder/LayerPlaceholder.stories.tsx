import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { LayerPlaceholder } from './LayerPlaceholder.tsx'

const meta = {
  component: LayerPlaceholder,
  args: { busyLabel: 'იტვირთება…' },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof LayerPlaceholder>
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('იტვირთება…')
  },
}

export const Failed: Story = {
  args: {
    children: (
      <ErrorState
        title="რაღაც ვერ აეწყო"
        text="სცადეთ თავიდან; კალათა არ დაიკარგება."
        action={<Button onClick={fn()}>თავიდან ცდა</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
