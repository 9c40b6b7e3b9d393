import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Grid } from '../../layout/Grid.tsx'
import { ProfileHeader, type ProfileHeaderProps } from './index.ts'

const meta = {
  component: ProfileHeader,
  parameters: {
    about: {
      use: 'Whose profile it is: name, e-mail and picture, which is chosen, dropped on it, or removed.',
      not: 'In the header of the shop use PersonButton; in the menu, the head of Sidebar.',
      accessibility: [
        'Choosing is a native button that opens the device’s own picker; dropping a file is only another way to the same.',
        'While a picture is on its way the button is `aria-busy`, and removing `aria-disabled`; both keep their focus. When removing has done its work the focus goes to choosing.',
        'An error is an `alert` below. `labels.hint` says which files are taken, and is always there to read.',
        'The letter in place of a picture is hidden from screen readers: the name stands beside it.',
      ],
    },
  },
  args: {
    name: 'ნინო ბერიძე',
    email: 'nino@example.ge',
    picture: null,
    labels: {
      choose: 'ფოტოს არჩევა',
      drop: 'ჩააგდეთ ფოტო აქ',
      remove: 'ფოტოს წაშლა',
      hint: 'JPEG, PNG ან WebP, არაუმეტეს 5 მბ',
      picture: 'ფოტო',
    },
    onChoose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<ProfileHeaderProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('nino@example.ge')).toHaveAttribute('translate', 'no')
    await expect(canvas.queryByRole('button', { name: 'ფოტოს წაშლა' })).toBeNull()
    const input = canvasElement.querySelector('input[type="file"]')
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  },
}

/** With a picture, while one is on its way, after one was refused, and with a name and an e-mail that need space. */
export const States: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={32} align="start">
      <ProfileHeader {...args} picture={samplePictures.pot} />
      <ProfileHeader {...args} picture={samplePictures.pot} pending />
      <ProfileHeader {...args} pending />
      <ProfileHeader {...args} name="" error="ფოტო შეიძლება იყოს არაუმეტეს 5 მბ." />
      <ProfileHeader
        {...args}
        name="კონსტანტინე-ალექსანდრე ჩიქოვანი-მჟავანაძე-დადიანი"
        email="konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge"
        picture={samplePictures.pot}
        error="ფოტოს დამუშავება ვერ მოხერხდა, რადგან ფაილი დაზიანებულია. აირჩიეთ სხვა ფოტო."
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'ფოტო' })).toHaveLength(3)
    await expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'ფოტო შეიძლება იყოს არაუმეტეს 5 მბ.',
    )
  },
}

/** A file is over it: the whole header takes it. */
export const DropTarget: Story = {
  args: { picture: samplePictures.pot },
  play: async ({ canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['photo'], 'me.png', { type: 'image/png' }))
    // As a browser does: the testing library's own drags carry no files.
    canvasElement
      .querySelector('[data-profile-header]')
      ?.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(canvas.getByText('ჩააგდეთ ფოტო აქ')).toBeVisible())
  },
}
