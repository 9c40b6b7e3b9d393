import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import { QuantityStepper } from '../QuantityStepper/index.ts'
import { StarRating } from '../StarRating/index.ts'
import { ToastStack } from '../Toast/index.ts'
import { ModalSheet, type ModalSheetProps } from './ModalSheet.tsx'

const facts = (
  <Stack gap={16}>
    <Text size={14} tone="muted">
      ღვინო
    </Text>
    <Heading level={2} id="wine">
      საფერავი, ქვევრის ღვინო, 2021
    </Heading>
    <Stack direction="row" gap={8}>
      <StarRating value={4.6} label="შეფასება 4,6, 5-დან" />
      <Text as="span" size={14} tone="muted">
        28 მიმოხილვა
      </Text>
    </Stack>
    <PriceTag
      price={3800}
      oldPrice={4500}
      discountText="−16%"
      size="large"
      layout="row"
      language="ka"
      oldPriceLabel="ძველი ფასი"
      unavailableText="ფასი მიუწვდომელია"
    />
    <Text>
      კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში. მუქი ბროწეულის ფერი, შავი
      ალუბალი და მწიფე ქლიავი.
    </Text>
  </Stack>
)

const bar = (
  <Stack direction="row" gap={12}>
    <QuantityStepper
      value={1}
      max={5}
      onChange={fn()}
      label="რაოდენობა"
      decreaseLabel="ერთით ნაკლები"
      increaseLabel="ერთით მეტი"
    />
    <Stack grow>
      <Button size="large" icon="cart" iconFrom="sm" wide>
        კალათაში დამატება
      </Button>
    </Stack>
  </Stack>
)

const meta = {
  component: ModalSheet,
  args: {
    open: true,
    width: 'wide',
    labelledBy: 'wine',
    onClose: fn(),
    closeLabel: 'დახურვა',
    media: <ProductImage id={1} src={samplePictures.glass} alt="" corners="none" priority="soon" />,
    children: facts,
    footer: bar,
  },
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<ModalSheetProps>
export default meta
type Story = StoryObj<typeof meta>

/** The product: named by the heading in its content. */
export const Product: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'საფერავი, ქვევრის ღვინო, 2021' })).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  },
}

export const ProductOnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithMoreBelow: Story = {
  args: {
    below: (
      <Stack gap={12}>
        <Heading level={3}>მიმოხილვები</Heading>
        {Array.from({ length: 8 }, (_, index) => (
          <Text key={index}>ძალიან კარგი ღვინოა, მეორედ შევუკვეთე.</Text>
        ))}
      </Stack>
    ),
  },
}

/** Two at once: Escape closes the upper one only, and what is beneath is hidden from readers till then. */
export const Nested: Story = {
  render: function Two(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <ModalSheet {...args} />
        <ModalSheet
          open={open}
          onClose={() => setOpen(false)}
          title="შესვლა"
          width="small"
          closeLabel="შესვლის დახურვა"
        >
          <Text>მიმოხილვის დასაწერად შეხვიდეთ სისტემაში</Text>
        </ModalSheet>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'შესვლა' })).toBeVisible())
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'შესვლა' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /საფერავი/ })).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What was done inside a modal is answered by a toast that readers hear nevertheless. */
export const WithToast: Story = {
  render: (args) => (
    <>
      <ModalSheet {...args} />
      <ToastStack
        toasts={[{ id: '1', type: 'success', message: 'პროდუქტი დაემატა კალათაში.', duration: 600_000 }]}
        onDismiss={fn()}
        label="შეტყობინებები"
        dismissLabel="შეტყობინების დახურვა"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'შეტყობინებები' })).toHaveTextContent('პროდუქტი დაემატა'),
    )
  },
}

/** Pulled down far enough the sheet goes; a little, and it comes back. */
export const PulledDown: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Pulling(args) {
    const [open, setOpen] = useState(true)
    const close: ModalSheetProps['onClose'] = (reason) => {
      setOpen(false)
      args.onClose(reason)
    }
    return <ModalSheet {...args} open={open} onClose={close} />
  },
  play: async ({ args, canvas }) => {
    const sheet = await canvas.findByRole('dialog')
    const handle = sheet.firstElementChild
    if (!(handle instanceof HTMLElement)) throw new Error('the sheet has no handle')
    // A made-up pointer can't be captured.
    handle.setPointerCapture = () => undefined
    const pull = async (distance: number) => {
      await fireEvent.pointerDown(handle, { isPrimary: true, button: 0, clientY: 100, pointerId: 1 })
      await fireEvent.pointerMove(handle, { isPrimary: true, clientY: 100 + distance, pointerId: 1 })
    }
    await pull(60)
    await expect(sheet.style.translate).toBe('0px 60px')
    await fireEvent.pointerMove(handle, { isPrimary: true, clientY: 90, pointerId: 1 })
    await fireEvent.pointerUp(handle, { isPrimary: true, clientY: 90, pointerId: 1 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(sheet.style.translate).toBe('')
    await pull(200)
    await fireEvent.pointerUp(handle, { isPrimary: true, clientY: 300, pointerId: 1 })
    await expect(args.onClose).toHaveBeenCalledWith('drag')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
