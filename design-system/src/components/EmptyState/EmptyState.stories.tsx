import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Button, ButtonLink } from '../Button/index.ts'
import { EmptyState, EMPTY_DRAWINGS } from './EmptyState.tsx'
import { EmptyStateSkeleton } from './EmptyStateSkeleton.tsx'

const meta = {
  component: EmptyState,
  parameters: {
    about: {
      use: 'A place that is all right and has nothing in it yet: an empty cart, no orders, a search without results.',
      not: 'When something failed use ErrorState; while it loads, the skeleton of what will come.',
      accessibility: [
        'The title is a heading (level 2 or 3, by `headingLevel`); the illustration is hidden from screen readers.',
        '`live` makes it a `status`, for what answers an action such as a search. Leave it off where the page opens with it.',
        'Give it one way on as `action`: nothing else in it takes the focus.',
      ],
    },
  },
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
    title: '„დამოუკიდებლადშემუშავებულიმრავალფუნქციური ველოსიპედი“ ვერ მოიძებნა',
    text: 'სცადეთ სხვა სიტყვა ან დაათვალიერეთ მთელი მაღაზია.',
    action: <Button variant="outlined">ყველა პროდუქტის ნახვა</Button>,
    live: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ვერ მოიძებნა')
  },
}

/** What will come isn't known yet. */
export const Loading: Story = { render: () => <EmptyStateSkeleton /> }

export const Catalog: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }} gap={16}>
      {EMPTY_DRAWINGS.map((drawing) => (
        <EmptyState
          key={drawing}
          {...args}
          drawing={drawing}
          title={drawing}
          text={undefined}
          action={undefined}
        />
      ))}
    </Grid>
  ),
}
