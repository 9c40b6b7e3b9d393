import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { PlaceCard } from './index.ts'

const meta = {
  component: PlaceCard,
  parameters: {
    about: {
      use: 'The place that is being picked on a map, with the parts of its address as they were understood.',
      not: 'For saved addresses use AddressList, to choose among them RadioCards; for the marker on the map, MapPin.',
      accessibility: [
        'A `status` that is there from the start: each new place is read as it is chosen, with the parts that are known as terms and values.',
        'While it is asked for, `loadingText` is said and `aria-busy` set; the skeleton is hidden from screen readers.',
        'A part that isn’t known is read as `unknown`: give a word where a dash would not be read.',
      ],
    },
  },
  args: {
    title: 'რუსთაველის გამზირი 24',
    facts: [
      { label: 'ქალაქი', value: 'თბილისი' },
      { label: 'რეგიონი', value: 'მთაწმინდის რაიონი' },
      { label: 'საფოსტო ინდექსი', value: '0108' },
    ],
  },
} satisfies Meta<typeof PlaceCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('რუსთაველის გამზირი 24')
    await expect(canvas.getByText('მთაწმინდის რაიონი')).toBeVisible()
  },
}

/** Nothing chosen, loading, known in part, only a point, and a long address. What isn't known is a dash. */
export const States: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={16} align="start">
      <PlaceCard title="მონიშნეთ ადგილი რუკაზე ან მოძებნეთ მისამართი" facts={[]} empty />
      <PlaceCard {...args} loadingText="მისამართი იძებნება…" />
      <PlaceCard
        {...args}
        facts={[
          { label: 'ქალაქი', value: 'ბათუმი' },
          { label: 'რეგიონი', value: '' },
          { label: 'საფოსტო ინდექსი', value: '' },
        ]}
      />
      <PlaceCard
        title="წერტილი რუკაზე: 41.7151, 44.8271"
        facts={[]}
        note="მისამართის დაწერა არჩევის შემდეგ შეგიძლიათ."
      />
      <PlaceCard
        title="დავითაღმაშენებლისსახელობისძალიანგრძელიხეივანი 123ბ, მეოთხე შესახვევის მეორე ჩიხი, სახლი ეზოს სიღრმეში"
        facts={[
          { label: 'ქალაქი', value: 'დაბა სურამის მიმდებარე დასახლება' },
          { label: 'რეგიონი', value: 'სამეგრელო-ზემო სვანეთის მხარე, მესტიის მუნიციპალიტეტი' },
          { label: 'საფოსტო ინდექსი', value: '0108' },
        ]}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(2)
  },
}
