import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import { PriceTag } from '../components/PriceTag/index.ts'
import { StatusChip } from '../components/StatusChip/index.ts'
import { TextField } from '../components/TextField/index.ts'
import { Heading } from '../layout/Heading.tsx'
import { Stack } from '../layout/Stack.tsx'

function Theming() {
  return (
    <Stack gap={20}>
      <Heading level={2}>ქვევრის ღვინო</Heading>
      <PriceTag
        price={3800}
        oldPrice={4500}
        discountText="−15 %"
        labels={{ oldPrice: 'ძველი ფასი', priceUnavailable: 'ფასი მიუწვდომელია' }}
        language="ka"
      />
      <StatusChip tone="green">მიწოდებულია</StatusChip>
      <TextField label="ქალაქი" defaultValue="თელავი" />
      <Stack direction="row" gap={12} wrap>
        <Button>კალათაში დამატება</Button>
        <Button variant="soft">შენახვა</Button>
        <Button variant="outlined">გაუქმება</Button>
      </Stack>
    </Stack>
  )
}

const meta = { component: Theming } satisfies Meta<typeof Theming>

export default meta

/** Another shop's look: other colours, one typeface, small corners. Only the tokens differ. */
export const OtherTokens: StoryObj<typeof meta> = {
  globals: { look: 'other' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'კალათაში დამატება' })
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(11, 87, 208)', borderRadius: '4px' })
    const heading = getComputedStyle(canvas.getByRole('heading')).fontFamily
    await expect(heading).toBe(getComputedStyle(button).fontFamily)
  },
}
