import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MapLegend } from './index.ts'

const meta = {
  component: MapLegend,
  parameters: {
    about: {
      use: 'What the markers of a map mean, in words under it.',
      not: 'For the name of one place use PlaceCard; on the map itself, MapPin.',
      accessibility: [
        'A list in words. The kinds differ by shape, not by colour; the icons are hidden from screen readers.',
        'Nothing can be pressed.',
      ],
    },
  },
  args: {
    entries: [
      { kind: 'courier', text: 'კურიერი' },
      { kind: 'place', text: 'მიწოდების მისამართი' },
    ],
  },
} satisfies Meta<typeof MapLegend>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('კურიერი')).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    entries: [
      { kind: 'courier', text: 'კურიერი, რომელსაც თქვენი შეკვეთა უკვე გზაში აქვს' },
      { kind: 'place', text: 'მიწოდების დამოუკიდებლადშემუშავებულიმისამართი' },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}
