import { formatWhole } from '@dukani/i18n'
import { barClasses } from '@mui/x-charts/BarChart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { BarChart } from './index.ts'

const sums = [120, 80, 0, 210.5, 340, 95, 60, 180, 220, 0, 150, 400, 310, 90]

const meta = {
  component: BarChart,
  parameters: {
    about: {
      use: 'A value of each of up to about thirty days, weeks or kinds, next to each other.',
      not: 'For one number use Text; for parts of a whole that ratings have, RatingBars.',
      accessibility: [
        'The bars are one image whose name says every value; the table has the same values, and more.',
        'The table is opened by a button, and scrolls by keyboard where it is too wide.',
        'Forced colours leave the bars their colour.',
      ],
    },
  },
  args: {
    title: 'გაყიდვები დღეების მიხედვით',
    bars: sums.map((value, index) => ({
      name: `${index + 15} ნოე.`,
      value,
      text: `${value} ₾`,
      details: [String(Math.ceil(value / 60))],
    })),
    axisText: (value: number) => formatWhole(Math.round(value)),
    columns: ['დღე', 'თანხა', 'შეკვეთა'],
    labels: { table: 'ცხრილად', chart: 'დიაგრამად' },
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /15 ნოე\.: 120 ₾, 16 ნოე\.: 80 ₾/ })
    await expect(image).toBeVisible()
    await waitFor(() => expect(image.querySelectorAll(`.${barClasses.element}`)).toHaveLength(sums.length))
    // The text at the end of the axis is left out if the margin is too small.
    await waitFor(() => expect(within(image).getByText('400')).toBeVisible())
  },
}

/** The same as a table. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ცხრილად' }))
    await expect(canvas.getByRole('rowheader', { name: '18 ნოე.' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '210.5 ₾' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'დიაგრამად' })).toHaveFocus()
  },
}

/** Nothing was sold: the axis ends at 1. */
export const Zeros: Story = {
  args: { bars: sums.map((_, index) => ({ name: `${index + 15} ნოე.`, value: 0, text: '0 ₾' })) },
  play: async ({ canvas }) => {
    const image = within(canvas.getByRole('img'))
    await waitFor(() => expect(image.getByText('1')).toBeVisible())
  },
}
