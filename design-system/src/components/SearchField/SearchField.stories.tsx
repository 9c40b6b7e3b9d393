import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchField } from './index.ts'

const meta = {
  component: SearchField,
  parameters: {
    // Its landmark can be on a page only once.
    docs: { story: { inline: false, height: '420px' } },
    about: {
      use: 'The shop’s search in the header: a real form that works without JavaScript, with suggestions that come later.',
      not: 'For an address or another text with suggestions use Combobox; within a form, TextField.',
      accessibility: [
        'A `search` landmark. Enter and the magnifier send it; the button that empties leaves the focus in the field, and isn’t there while that is empty.',
        'Field, magnifier and clear button are at least 44 px high; the focus ring of the field is drawn around the whole.',
        'With `suggestions` it is a combobox of the APG: the keys come from `useCombobox`, the list from ComboboxPopup.',
        '`busy` sets `aria-busy` and turns a ring; how many were found is said by the list of results.',
      ],
    },
  },
  args: {
    labels: { search: 'ძიება', clear: 'ძიების გასუფთავება' },
    value: '',
    onTextChange: fn(),
    onSearch: fn(),
  },
  render: function Searching(args) {
    const [text, setText] = useState(args.value)
    return (
      <SearchField
        {...args}
        value={text}
        onTextChange={(typed) => {
          setText(typed)
          args.onTextChange(typed)
        }}
      />
    )
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'ძიება' })
    await userEvent.type(field, 'ღვინო{Enter}')
    await expect(args.onTextChange).toHaveBeenLastCalledWith('ღვინო')
    await expect(args.onSearch).toHaveBeenCalledWith('ღვინო')
    await userEvent.click(canvas.getByRole('button', { name: 'ძიების გასუფთავება' }))
    await expect(args.onTextChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'ძიების გასუფთავება' })).toBeNull()
  },
}

export const Busy: Story = {
  args: {
    value: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან',
    busy: true,
  },
}
