import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { ProfileHeader, type ProfileHeaderProps } from './index.ts'

const photo = () => new File(['photo'], 'me.png', { type: 'image/png' })

/** Drags a file as a browser does: the testing library's own drags carry none. */
function drag(type: 'dragenter' | 'dragover' | 'drop', canvasElement: HTMLElement): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(photo())
  const header = canvasElement.querySelector('[data-profile-header]')
  header?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

const meta = {
  component: ProfileHeader,
  parameters: {
    about: {
      use: 'Whose profile it is: name, e-mail and picture, which is chosen, dropped on it, or removed.',
      not: 'In the header of the shop take PersonButton; in the menu, the head of Sidebar.',
      accessibility: [
        'Choosing is a native button that opens the device’s own picker; dropping a file is only another way to the same.',
        'While a picture is on its way the button is `aria-busy`, and removing `aria-disabled`; both keep their focus. When removing has done its work the focus goes to choosing.',
        'An error is an `alert` below. `labels.hint` says which files are taken, and is always there to read.',
        'The letter in place of a picture is hidden from readers: the name stands beside it.',
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
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('nino@example.ge')).toHaveAttribute('translate', 'no')
    await expect(canvas.queryByRole('button', { name: 'ფოტოს წაშლა' })).toBeNull()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no file input')
    await expect(input.accept).toBe('image/jpeg,image/png,image/webp')
    const asked = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', asked, { once: true })
    await userEvent.click(canvas.getByRole('button', { name: 'ფოტოს არჩევა' }))
    await expect(asked).toHaveBeenCalledOnce()
    const file = photo()
    await userEvent.upload(input, file)
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(file)
  },
}

export const WithPicture: Story = {
  args: { picture: samplePictures.pot },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ფოტო' })).toBeVisible()
  },
}

/** The button goes with the picture; focus goes to the one that stays. */
export const Removed: Story = {
  args: { picture: samplePictures.pot },
  render: function Removing(args) {
    const [picture, setPicture] = useState(args.picture)
    return <ProfileHeader {...args} picture={picture} onRemove={() => setPicture(null)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ფოტოს წაშლა' }))
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'ფოტოს არჩევა' })).toHaveFocus()
  },
}

export const Uploading: Story = {
  args: { picture: samplePictures.pot, pending: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const choose = canvas.getByRole('button', { name: 'ფოტოს არჩევა' })
    await expect(choose).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'ფოტოს წაშლა' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    drag('dragover', canvasElement)
    await expect(canvas.queryByText('ჩააგდეთ ფოტო აქ')).toBeNull()
  },
}

export const UploadingTheFirst: Story = { args: { pending: true } }

export const Failed: Story = {
  args: { error: 'ფოტო შეიძლება იყოს არაუმეტეს 5 მბ.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('არაუმეტეს 5 მბ')
  },
}

export const DropTarget: Story = {
  args: { picture: samplePictures.pot },
  play: async ({ canvas, canvasElement }) => {
    drag('dragenter', canvasElement)
    await waitFor(() => expect(canvas.getByText('ჩააგდეთ ფოტო აქ')).toBeVisible())
  },
}

/** It is taken where it falls, and the place is a header again. */
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag('dragover', canvasElement)
    drag('drop', canvasElement)
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('ჩააგდეთ ფოტო აქ')).toBeNull())
  },
}

/** The letter takes the picture's place. */
export const BrokenPicture: Story = {
  args: { picture: samplePictures.pot },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.error(canvas.getByRole('img'))
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('ნ')).toBeVisible()
  },
}

export const LongName: Story = {
  args: {
    name: 'კონსტანტინე-ალექსანდრე ჩიქოვანი-მჟავანაძე-დადიანი',
    email: 'konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge',
    picture: samplePictures.pot,
    error: 'ფოტოს დამუშავება ვერ მოხერხდა, რადგან ფაილი დაზიანებულია. აირჩიეთ სხვა ფოტო.',
  },
  globals: { viewport: { value: 'narrowest' } },
}

export const NoName: Story = { args: { name: '' } }

export const Phone: Story = {
  args: { picture: samplePictures.pot },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { args: { picture: samplePictures.pot }, globals: { theme: 'dark' } }
