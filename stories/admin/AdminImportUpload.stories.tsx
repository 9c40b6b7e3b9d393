import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { importScreen, withImports } from '../support/importScreen.ts'

const meta = {
  component: AdminScreen,
  ...importScreen,
  args: { path: '/import', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const csv = (name = 'goods.csv', content = 'Handle,Title') => new File([content], name, { type: 'text/csv' })
const input = () => screen.findByLabelText('ფაილის არჩევა', { selector: 'input' })

/** A file is chosen, checked, confirmed and imported. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), csv())
    await userEvent.click(await screen.findByRole('button', { name: '42 პროდუქტის იმპორტი' }))
    await expect(await screen.findByText('პროდუქტები მაღაზიაშია.')).toBeVisible()
    await expect(within(screen.getByRole('list', { name: 'წინა იმპორტები' })).getByRole('link')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'სხვა ფაილის იმპორტი' }))
    await expect(await input()).toBeInTheDocument()
  },
}

/** It is dropped onto the page's zone. */
export const Dropped: Story = {
  play: async () => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(csv())
    const zone = await screen.findByText('ჩააგდეთ ფაილი აქ')
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await screen.findByRole('button', { name: '42 პროდუქტის იმპორტი' })).toBeVisible()
  },
}

/** Other kinds of files, empty and too large ones aren't uploaded at all. */
export const WrongFile: Story = {
  play: async ({ userEvent }) => {
    const apply = userEvent.setup({ applyAccept: false })
    await apply.upload(await input(), new File(['PK'], 'goods.xlsx'))
    await expect(
      await screen.findByText('goods.xlsx CSV ფაილი არ არის. შეინახეთ როგორც „CSV UTF-8“.'),
    ).toBeVisible()
    await apply.upload(await input(), csv('empty.csv', ''))
    await expect(await screen.findByText('empty.csv ცარიელია.')).toBeVisible()
    const large = csv('large.csv')
    Object.defineProperty(large, 'size', { value: 60 * 1024 * 1024 })
    await apply.upload(await input(), large)
    await expect(await screen.findByText('large.csv 50 მბ-ზე დიდია. დაყავით რამდენიმედ.')).toBeVisible()
  },
}

export const Uploading: Story = {
  ...withImports(
    [],
    http.post('*/v1/admin/imports/', () => new Promise<HttpResponse<null>>(() => {})),
  ),
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), csv())
    await expect(await screen.findByRole('progressbar', { name: 'იტვირთება goods.csv…' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'შეწყვეტა' })).toBeVisible()
  },
}

/** The upload was stopped: the file stays chosen. */
export const UploadStopped: Story = {
  ...Uploading,
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), csv())
    await userEvent.click(await screen.findByRole('button', { name: 'შეწყვეტა' }))
    await expect(await screen.findByRole('button', { name: 'goods.csv: თავიდან ატვირთვა' })).toBeVisible()
  },
}

/** The connection broke on the way: the file stays chosen, and goes through the next time. */
export const UploadFailed: Story = {
  ...withImports(
    [],
    http.post('*/v1/admin/imports/', () => HttpResponse.error(), { once: true }),
  ),
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), csv())
    await expect(await screen.findByText(/კავშირ|ინტერნეტ/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'goods.csv: თავიდან ატვირთვა' }))
    await expect(await screen.findByRole('button', { name: '42 პროდუქტის იმპორტი' })).toBeVisible()
  },
}

const busy = { detail: 'ახლა სხვა ფაილი მოწმდება ან შემოდის. დაელოდეთ, სანამ დასრულდება.' }

/** Another person is importing. */
export const Busy: Story = {
  ...withImports(
    [],
    http.post('*/v1/admin/imports/', () => HttpResponse.json(busy, { status: 409 })),
  ),
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), csv())
    await expect(await screen.findByText(busy.detail)).toBeVisible()
  },
}

export const Loading: Story = {
  ...withImports([], pendingHandler('/v1/admin/imports/')),
  play: async () => {
    await expect(await screen.findByText('იტვირთება…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  ...withImports([], failingHandler('/v1/admin/imports/')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}
