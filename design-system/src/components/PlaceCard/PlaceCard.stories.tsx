import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlaceCard } from './index.ts'

const meta = {
  component: PlaceCard,
  parameters: {
    about: {
      use: 'The place that is being picked on a map, with the parts of its address as they were understood.',
      not: 'For saved addresses take AddressList, to choose among them RadioCards; for the marker on the map, MapPin.',
      accessibility: [
        'A `status` that is there from the start: each new place is read as it is chosen, with the parts that are known as terms and values.',
        'While it is asked for, `loadingText` is said and `aria-busy` set; the skeleton is hidden from readers.',
        'A part that nobody knows is read as `unknown`: give a word where a dash would not be read.',
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

export const NothingChosen: Story = {
  args: { title: 'მონიშნეთ ადგილი რუკაზე ან მოძებნეთ მისამართი', facts: [], empty: true },
}

export const Loading: Story = { args: { loadingText: 'მისამართი იძებნება…' } }

/** What nobody told is a dash. */
export const PartsMissing: Story = {
  args: {
    facts: [
      { label: 'ქალაქი', value: 'ბათუმი' },
      { label: 'რეგიონი', value: '' },
      { label: 'საფოსტო ინდექსი', value: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(2)
  },
}

/** A point that nobody could name. */
export const OnlyAPoint: Story = {
  args: {
    title: 'წერტილი რუკაზე: 41.7151, 44.8271',
    facts: [],
    note: 'მისამართის დაწერა არჩევის შემდეგ შეგიძლიათ.',
  },
}

export const LongText: Story = {
  args: {
    title:
      'დავითაღმაშენებლისსახელობისძალიანგრძელიხეივანი 123ბ, მეოთხე შესახვევის მეორე ჩიხი, სახლი ეზოს სიღრმეში',
    facts: [
      { label: 'ქალაქი', value: 'დაბა სურამის მიმდებარე დასახლება' },
      { label: 'რეგიონი', value: 'სამეგრელო-ზემო სვანეთის მხარე, მესტიის მუნიციპალიტეტი' },
      { label: 'საფოსტო ინდექსი', value: '0108' },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
