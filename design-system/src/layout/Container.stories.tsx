import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './Container.tsx'
import { Text } from './Text.tsx'

const sentence =
  'კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში. მუქი ბროწეულის ფერი, შავი ალუბალი და კაკლის კანი. '

const meta = {
  component: Container,
  parameters: {
    layout: 'fullscreen',
    about: {
      use: 'The page’s column: centred, at most 1200 px, with the margins of the screen at its sides. `text` is 680 px, a comfortable line of reading.',
      not: 'Within a sheet or a panel, which have margins of their own; there use Box and Stack.',
      accessibility: [
        'A `div` without a meaning of its own: `as="main"` makes it the page’s main landmark, which there is once.',
        'The margins are in px, so that large text gets all the width there is.',
      ],
    },
  },
  args: { children: <Text>{sentence.repeat(6)}</Text> },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The page's column, and below it the narrower one of a text. */
export const Widths: Story = {
  render: (args) => (
    <>
      <Container {...args} />
      <Container {...args} width="text" />
    </>
  ),
}
