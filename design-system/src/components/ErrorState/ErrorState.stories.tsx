import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Button } from '../Button/index.ts'
import { ErrorState } from './ErrorState.tsx'

const retry = fn()

const meta = {
  component: ErrorState,
  parameters: {
    about: {
      use: 'A place whose content couldn’t be had: it says what didn’t work, what is safe nevertheless, and offers to try again.',
      not: 'For one field use the `error` of the field; for a form, FormMessage; for something in the background, a toast. When there is just nothing, EmptyState.',
      accessibility: [
        'An `alert`: title, text and action are announced as soon as it appears.',
        'The title is a heading (level 2 or 3); the illustration is hidden from screen readers, and `red` repeats what the words say.',
        'It takes no focus. After a successful retry the caller puts the focus where the content is, since the button is gone.',
      ],
    },
  },
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

/** No connection, a long reason, and ORDER-01: the sentence in red. */
export const Catalog: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={16}>
      <ErrorState
        {...args}
        drawing="plug"
        title="პროდუქტები ვერ ჩაიტვირთა"
        text="სერვერთან დაკავშირება ვერ მოხერხდა"
      />
      <ErrorState
        {...args}
        text="პროდუქტის ჩატვირთვისას მოხდა შეცდომა: სერვერმა დროულად არ უპასუხა და ხელახალი ცდაც უშედეგოდ დასრულდა, ამიტომ სჯობს ცოტა ხანში დაბრუნდეთ."
      />
      <ErrorState {...args} title="შეცდომა მოხდა შეკვეთების ჩატვირთვისას." red />
    </Grid>
  ),
}
