import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { SectionHeading } from './index.ts'

const meta = {
  component: SectionHeading,
  args: { children: 'პროდუქტები' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  args: { level: 1, subtitle: '72 ნივთი ოსტატებისგან მთელი საქართველოდან' },
}
export const Section: Story = { args: { children: 'კალათა' } }
export const Part: Story = { args: { level: 3, children: 'მსგავსი პროდუქტები' } }
export const WithAction: Story = { args: { action: <Button variant="text">ყველა პროდუქტის ნახვა</Button> } }
export const LongWords: Story = {
  args: { level: 1, children: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყოები' },
}
