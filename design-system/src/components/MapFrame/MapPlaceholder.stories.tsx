import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MapPlaceholder } from './index.ts'

const meta = {
  component: MapPlaceholder,
  parameters: {
    about: {
      use: 'The place of a map that has nothing to show yet, as large as the map that will come.',
      not: 'When the map itself failed use the `failure` of MapFrame; while its engine loads, its `loading`.',
      accessibility: [
        'The sentence is a `status` that is there before its words, so it is announced when it comes.',
        'The skeleton before it is hidden from screen readers. Nothing takes the focus.',
      ],
    },
  },
  args: { text: 'კურიერის ადგილმდებარეობა აქ გამოჩნდება' },
} satisfies Meta<typeof MapPlaceholder>

export default meta
type Story = StoryObj<typeof meta>

/** Said quietly, to screen readers too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('კურიერის ადგილმდებარეობა აქ გამოჩნდება')
  },
}

export const Loading: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
