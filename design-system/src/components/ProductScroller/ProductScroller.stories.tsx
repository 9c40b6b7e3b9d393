import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Button } from '../Button/index.ts'
import { ModalSheet } from '../ModalSheet/index.ts'
import { ProductScroller, type ScrollerProduct } from './index.ts'

const NAMES = [
  'საფერავი, ქვევრის ღვინო, 2021',
  'წაბლის თაფლი აჭარის მთებიდან',
  'ხელით ნაქსოვი შალის შარფი',
  'უკაბელო ყურსასმენი ხმაურის ჩახშობით',
  'თიხის დოქი',
]
const pictures = Object.values(samplePictures)

function products(count: number): ScrollerProduct[] {
  return Array.from({ length: count }, (_, place) => ({
    id: place,
    name: NAMES[place % NAMES.length] ?? '',
    href: `/product/${place}`,
    picture: { src: pictures[place % pictures.length] ?? null },
    price: 2450 + place * 1775,
    oldPrice: place % 3 === 1 ? 9900 : null,
    ...(place === 0 && { inCart: 'კალათაშია · 2' }),
    outOfStock: place % 5 === 4,
  }))
}

const meta = {
  component: ProductScroller,
  parameters: {
    // Its landmark can be on a page only once.
    docs: { story: { inline: false, height: '520px' } },
    about: {
      use: 'A row of products to look through sideways: similar ones, or those that were viewed last.',
      not: 'For the list that a page is about use ProductGrid; for the pictures of one product, Gallery.',
      accessibility: [
        'A `section` named by its heading (level 2), with a list; every card is one link, and Tab brings each whole into view.',
        'The buttons are there where there is a mouse, 44 px, and `aria-disabled` at the ends so that they keep their focus.',
        'It glides only where motion is welcome. Skeletons are hidden from screen readers, and the list is `aria-busy` meanwhile.',
        'Without products it isn’t there at all, its heading neither.',
      ],
    },
  },
  args: {
    title: 'მსგავსი პროდუქტები',
    products: products(5),
    language: 'ka',
    labels: {
      previous: 'წინა პროდუქტები',
      next: 'შემდეგი პროდუქტები',
      oldPrice: 'ძველი ფასი',
      priceUnavailable: 'ფასი მიუწვდომელია',
      outOfStock: 'მარაგი ამოწურულია',
    },
    onNavigate: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof ProductScroller>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rowOf = (canvas: Canvas) => canvas.getByRole('list', { name: meta.args.title })
const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches
const places = (canvas: Canvas) => canvas.getAllByRole('link').map((card) => card.offsetTop)

/** All that there is room for stands side by side, and needs no buttons; without products there is nothing. */
export const Five: Story = {
  render: (args) => (
    <>
      <ProductScroller {...args} />
      <ProductScroller {...args} title="ბოლოს ნანახი" products={[]} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    const row = rowOf(canvas)
    await expect(within(row).getAllByRole('listitem')).toHaveLength(5)
    await expect(new Set(places(canvas)).size).toBe(1)
    // Asked for with its state: what is hidden from a finger isn't in the tree of roles.
    const buttons = row.parentElement?.querySelector('[data-shown]')
    await waitFor(() =>
      expect(buttons).toHaveAttribute('data-shown', String(row.scrollWidth > row.clientWidth + 2)),
    )
    const link = canvas.getByRole('link', { name: /^საფერავი.*24,50/ })
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), 0)
    // A click that asks for a new tab stays the browser's.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

/** PROD-11: each press moves by 200 px; at the ends a button stays, with its focus, and does nothing. */
export const Ten: Story = {
  args: {
    products: products(10),
    title: 'ბოლოს ნანახი',
    action: <Button variant="text">გასუფთავება</Button>,
  },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('list', { name: args.title })
    // A finger scrolls by itself.
    if (!hasMouse()) return
    const next = await canvas.findByRole('button', { name: args.labels.next })
    const previous = canvas.getByRole('button', { name: args.labels.previous })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBe(200))
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'))
    const end = row.scrollWidth - row.clientWidth
    for (let at = 200; at < end; at += 200) await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(row.scrollLeft).toBeGreaterThan(end - 2)
    await userEvent.click(next)
    await expect(next).toHaveFocus()
    for (let at = end; at > 0; at -= 200) await userEvent.click(previous)
    await waitFor(() => expect(row.scrollLeft).toBe(0))
    await expect(previous).toHaveFocus()
  },
}

const LONG =
  'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან, საჩუქრის ყუთით და მოვლის ინსტრუქციით'

/** All that strains a card beside its skeleton: all are as tall, so nothing moves when they come. */
export const Awkward: Story = {
  args: {
    skeletons: 1,
    products: [
      { id: 1, name: LONG, href: '#1', picture: { src: null }, price: 12_435_050, oldPrice: 14_890_000 },
      { id: 2, name: 'თაფლი', href: '#2', picture: { src: samplePictures.pot }, price: null },
      { id: 3, name: 'Moleskine', href: '#3', picture: { src: null }, price: 100, outOfStock: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(within(rowOf(canvas)).getAllByRole('listitem')).toHaveLength(3)
    const heights = Array.from(rowOf(canvas).children, (item) =>
      Array.from(item.children.length > 1 ? item.children : (item.firstElementChild?.children ?? [])).reduce(
        (bottom, part) => Math.max(bottom, Math.round(part.getBoundingClientRect().bottom)),
        0,
      ),
    )
    await expect(new Set(heights).size).toBe(1)
  },
}

/** Within a modal, which scrolls by itself; by Tab each product comes into view, whole. */
export const InModal: Story = {
  args: { products: products(10) },
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <ModalSheet
      open
      onClose={fn()}
      title="საფერავი"
      width="wide"
      closeLabel="დახურვა"
      below={<ProductScroller {...args} />}
    >
      <p>კახური საფერავი</p>
    </ModalSheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog')
    const body = canvas.getByRole('list').closest('[data-part="below"]')?.parentElement
    await waitFor(() => expect(dialog).toBeVisible())
    // The row scrolls, the modal doesn't: sideways it has nowhere to go.
    await expect(body?.scrollWidth).toBe(body?.clientWidth)
    const row = rowOf(canvas)
    const cards = canvas.getAllByRole('link')
    cards[0]?.focus()
    for (const card of cards.slice(1)) {
      await userEvent.tab()
      await expect(card).toHaveFocus()
      await waitFor(async () => {
        const view = row.getBoundingClientRect()
        const box = card.getBoundingClientRect()
        await expect(box.left).toBeGreaterThanOrEqual(view.left)
        await expect(box.right).toBeLessThanOrEqual(view.right + 1)
      })
    }
  },
}
