import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Heading } from '../../layout/Heading.tsx'
import { Text } from '../../layout/Text.tsx'
import { ModalSheet } from '../ModalSheet/index.ts'
import { PrintOnly, PrintPage } from './index.ts'

const meta = {
  component: PrintPage,
  parameters: {
    about: {
      use: 'Put into an open sheet it makes printing give that sheet alone, as a page of its own: an order, a product.',
      not: 'To hide one thing from paper or show one there use a print rule of its own, or PrintOnly.',
      accessibility: [
        'On a screen it draws nothing and changes nothing.',
        'Paper is always in the light scheme, without buttons and inputs; what scrolls on a screen goes on from page to page.',
        'It prints every open sheet of the width that `sheet` names: only one of them may be open.',
      ],
    },
    layout: 'fullscreen',
    landmark: 'own',
  },
  render: () => (
    <ModalSheet open onClose={fn()} labelledBy="printed" width="wide" closeLabel="დახურვა">
      <PrintPage />
      <Heading level={2} id="printed">
        საფერავი, ქვევრის ღვინო
      </Heading>
      <Text>კახეთში, პატარა მარანში დაწურული საფერავი.</Text>
      <PrintOnly>dukani.example/product/1</PrintOnly>
    </ModalSheet>
  ),
} satisfies Meta<typeof PrintPage>

export default meta
type Story = StoryObj<typeof meta>

/** A screen shows the sheet as ever, without what is for paper: print it to see the page. */
export const OnScreen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'საფერავი, ქვევრის ღვინო' })
    // The sheet arrives with its motion.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'დახურვა' })).toBeVisible())
    await expect(canvas.getByText('dukani.example/product/1')).not.toBeVisible()
  },
}
