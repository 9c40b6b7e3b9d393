import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ErrorState } from './ErrorState.tsx'

const retry = fn()

const meta = {
  component: ErrorState,
  args: {
    title: 'რაღაც ვერ აეწყო',
    text: 'გვერდი ვერ გამოჩნდა. სცადეთ თავიდან; კალათა არ დაიკარგება.',
    action: (
      <Button variant="outlined" icon="refresh" onClick={retry}>
        თავიდან ცდა
      </Button>
    ),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('რაღაც ვერ აეწყო')
    await userEvent.click(canvas.getByRole('button', { name: 'თავიდან ცდა' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const NoConnection: Story = {
  args: { drawing: 'plug', title: 'პროდუქტები ვერ ჩაიტვირთა', text: 'სერვერთან დაკავშირება ვერ მოხერხდა' },
}

export const LongReason: Story = {
  args: {
    text: 'პროდუქტის ჩატვირთვისას მოხდა შეცდომა: სერვერმა დროულად არ უპასუხა და ხელახალი ცდაც უშედეგოდ დასრულდა, ამიტომ სჯობს ცოტა ხანში დაბრუნდეთ.',
  },
}

/** ORDER-01: the sentence in red. */
export const Red: Story = { args: { title: 'შეცდომა მოხდა შეკვეთების ჩატვირთვისას.', red: true } }
