import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Button, ButtonLink } from '../Button/index.ts'
import { EmptyState, EMPTY_DRAWINGS } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: {
    drawing: 'basket',
    title: 'კალათა ცარიელია',
    text: 'აირჩიეთ რამე პროდუქტებიდან და აქ გამოჩნდება.',
    action: (
      <ButtonLink href="#products" variant="outlined">
        პროდუქტების ნახვა
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'კალათა ცარიელია' })).toBeVisible()
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}

/** The answer to a search announces itself. */
export const NothingFound: Story = {
  args: {
    drawing: 'search',
    title: '„ვარდისფერი ველოსიპედი ბავშვისთვის“ ვერ მოიძებნა',
    text: 'სცადეთ სხვა სიტყვა ან დაათვალიერეთ მთელი მაღაზია.',
    action: <Button variant="outlined">ყველა პროდუქტის ნახვა</Button>,
    live: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ვერ მოიძებნა')
  },
}

export const OneSentence: Story = { args: { text: undefined, action: undefined, drawing: 'shelf' } }

export const Catalog: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={16}>
      {EMPTY_DRAWINGS.map((drawing) => (
        <EmptyState key={drawing} {...args} drawing={drawing} title={drawing} action={undefined} />
      ))}
    </Grid>
  ),
}
