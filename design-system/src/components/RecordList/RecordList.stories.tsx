import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../IconButton/index.ts'
import { RecordList, type RecordItem } from './index.ts'

const first: RecordItem = {
  id: 1,
  href: '#order-1',
  title: '261120-04711',
  facts: ['ნინო ბერიძე', 'თბილისი', '21 ნოემბერი, 14:05'],
  states: [
    { tone: 'yellow', text: 'მოლოდინში' },
    { tone: 'green', text: 'დასრულებული' },
  ],
  amount: 10100,
}

const meta = {
  component: RecordList,
  parameters: {
    about: {
      use: 'Lists of the back office: orders, changes, people. Rows with aligned columns, cards where the list is narrower than 44rem.',
      not: 'For a customer’s own orders use OrderList; for the lines of an order, OrderDetails.',
      accessibility: [
        'A named list; a record with `href` is one link whose name is all that it says.',
        'A button in `action` needs a name that says which record it is for.',
      ],
    },
  },
  args: {
    label: 'შეკვეთები',
    language: 'ka',
    records: [
      first,
      {
        ...first,
        id: 2,
        title: '261103-90210',
        facts: ['Giorgi Kapanadze', 'ქუთაისი', '3 ნოემბერი, 09:40'],
        states: [{ tone: 'indigo', text: 'გაგზავნილი' }],
        amount: 2450,
      },
    ],
    onNavigate: fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault()),
  },
} satisfies Meta<typeof RecordList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [link] = canvas.getAllByRole('link')
    await expect(link).toHaveTextContent('261120-04711')
    await expect(link).toHaveTextContent('101,00 ₾')
    if (link) await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), 1)
  },
}

/** Records that lead nowhere, with a button, without states, and with long texts. */
export const WithoutLinks: Story = {
  args: {
    records: [
      {
        id: 1,
        title: 'nino.beridze@dukani.example',
        facts: ['ნინო ბერიძე', ''],
        states: [{ tone: 'blue', text: 'მენეჯერი' }],
        action: <IconButton icon="trash" label="nino.beridze@dukani.example: წაშლა" />,
      },
      {
        id: 2,
        title: 'საქართველოს-ყველაზე-გრძელი-ელფოსტის-მისამართი@dukani.example',
        facts: ['ალექსანდრე გოგიჩაიშვილი-ხარაიშვილი', '3 ნოემბერი, 2026'],
      },
    ],
  },
}

/** Beside another list there is no room for columns. A number is where others have their amount. */
export const BesideOthers: Story = {
  args: {
    records: [
      {
        id: 1,
        href: '#product-1',
        title: 'საფერავი, ქვევრის ღვინო, 2021',
        facts: ['0,75 ლ'],
        count: { tone: 'red', text: '3 ცალი' },
      },
      { id: 2, href: '#product-2', title: 'ალპური თაფლი', facts: [], count: { tone: 'red', text: '1 ცალი' } },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [name, fact, count] = ['საფერავი, ქვევრის ღვინო, 2021', '0,75 ლ', '3 ცალი'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    await expect(fact?.height).toBeLessThan(30)
    await expect(fact?.top).toBeGreaterThanOrEqual(name?.bottom ?? 0)
    await expect(count?.left).toBeGreaterThanOrEqual(name?.right ?? 0)
  },
}
