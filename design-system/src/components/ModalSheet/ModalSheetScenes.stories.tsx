import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import { QuantityStepper } from '../QuantityStepper/index.ts'
import { StarRating } from '../StarRating/index.ts'
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
      labels={{ oldPrice: 'ძველი ფასი', priceUnavailable: 'ფასი მიუწვდომელია' }}
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

/** The product: named by the heading in its content, with more below. */
export const Product: Story = {
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
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'საფერავი, ქვევრის ღვინო, 2021' })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
  },
}

/** Two at once: Escape closes the upper one only, and what is beneath is hidden from screen readers till then. */
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
