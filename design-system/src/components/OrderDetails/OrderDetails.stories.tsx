import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { OrderDetails, OrderDetailsSkeleton, type OrderLine } from './index.ts'

const wine: OrderLine = {
  id: 1,
  productId: 1,
  name: 'საფერავი, ქვევრის ღვინო, 2021',
  href: '#wine',
  picture: { src: samplePictures.glass },
  specification: '0,75 ლ',
  quantity: 2,
  unitPrice: 3850,
}
const gone: OrderLine = {
  id: 2,
  productId: 2,
  name: 'ალპური თაფლი, 500 გ',
  href: null,
  picture: { src: null },
  specification: 'სპეციფიკაციის გარეშე',
  quantity: 1,
  unitPrice: 2400,
}

const meta = {
  component: OrderDetails,
  parameters: {
    about: {
      use: 'One order with all that is known of it: state, payment, date, address, total, and what was bought.',
      not: 'For several orders use OrderList; for what is still to be bought, CartTable and CartSummary.',
      accessibility: [
        'The heading (level 3) takes the focus by `headingRef`: move it there when the details replace the list.',
        'Facts are a list of terms and values; what was bought is a named table whose explicit roles stay where its rows stack.',
        'States are words in a chip: the colour only repeats them.',
        'The labels that stacked rows show beside a number are hidden from screen readers, who hear the column’s header instead.',
      ],
    },
  },
  args: {
    name: 'შეკვეთა № 261120-04711',
    status: { tone: 'indigo', text: 'გაგზავნილი' },
    payment: { tone: 'green', text: 'დასრულებული' },
    date: '21 ნოემბერი, 2026',
    total: 10100,
    address: ['რუსთაველის გამზირი 12, ბინა 7', 'თბილისი, მთაწმინდის რაიონი, 0108'],
    lines: [wine, gone],
    labels: {
      status: 'სტატუსი',
      date: 'თარიღი',
      total: 'სულ',
      payment: 'გადახდა',
      address: 'მიწოდების მისამართი',
      items: 'პროდუქტები',
      product: 'პროდუქტი',
      specification: 'სპეციფიკაცია',
      quantity: 'რაოდენობა',
      unitPrice: 'ერთეულის ფასი',
    },
    language: 'ka',
    onNavigate: fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault()),
  },
} satisfies Meta<typeof OrderDetails>
export default meta
type Story = StoryObj<typeof meta>

/** ORDER-02: what was bought is a table; a product that is still there is a link, one that is gone is not. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getByRole('row', { name: /საფერავი/ })).toHaveTextContent('38,50 ₾')
    await userEvent.click(canvas.getByRole('link', { name: wine.name }))
    await expect(args.onNavigate).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link', { name: gone.name })).toBeNull()
  },
}

/** What a promotion code took off stands beside the total. */
export const Discounted: Story = {
  args: { discount: { label: 'ფასდაკლება (SAFERAVI10)', amount: 1010 }, total: 9090 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ფასდაკლება (SAFERAVI10)').parentElement).toHaveTextContent('-10,10 ₾')
  },
}

export const NoAddressNoItems: Story = { args: { address: [], lines: [] } }

/** Long texts, and unknown states. */
export const AwkwardTexts: Story = {
  args: {
    status: { tone: 'neutral', text: 'awaiting_customs_clearance_at_the_border' },
    payment: { tone: 'neutral', text: 'უცნობი' },
    name: 'შეკვეთა № DUKANI-2026-11-20-000000000000047110815',
    total: 123456789,
    lines: [
      {
        ...wine,
        name: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან, საჩუქრის ყუთით',
        specification: 'მუქი კაკალი, ორმაგი ლაქით დაფარული და ხელით გაპრიალებული',
        quantity: 5,
        unitPrice: 12435050,
      },
      gone,
    ],
  },
}

export const Loading: Story = { render: () => <OrderDetailsSkeleton /> }
