import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { catalogueImport, importProblem } from '../../mocks/adminImports.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { importScreen, withImports } from '../support/importScreen.ts'

/** The page of an import. */
const opened = (shown: ReturnType<typeof catalogueImport>) => ({
  args: { path: `/import?file=${String(shown.id)}` },
  ...withImports([[shown]]),
})

const meta = {
  component: AdminScreen,
  ...importScreen,
  args: { path: '/import', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const troubled = catalogueImport({
  report: {
    ...catalogueImport().report,
    ...{
      refused_rows: 31,
      warnings: 2,
      pictures_new: 12,
      categories: ['კერამიკა', 'ტანსაცმელი'],
      uncounted: 3,
      problems: 45,
    },
  },
  problems: [
    importProblem(),
    importProblem({
      kind: 'warning',
      line: 17,
      text: 'შტრიხკოდი „4006381333932“ გამოტოვებულია: საკონტროლო ციფრი ან სიმბოლოები არასწორია',
    }),
    importProblem({
      kind: 'picture',
      line: 20,
      handle: '',
      text: 'https://example.com/ძალიან-გრძელი-მისამართი/სურათი.jpg: სერვერმა უპასუხა: 404.',
    }),
  ],
})

const busy = { detail: 'ახლა სხვა ფაილი მოწმდება ან შემოდის. დაელოდეთ, სანამ დასრულდება.' }

export const Checking: Story = {
  ...opened(catalogueImport({ state: 'checking', progress: { step: 'products', done: 50, total: 164 } })),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: 'მოწმდება' })).toHaveAttribute(
      'aria-valuenow',
      '30',
    )
    await userEvent.click(screen.getByRole('button', { name: 'გაუქმება' }))
    await expect((await screen.findAllByText('ჩერდება მიმდინარე ნაბიჯის შემდეგ…'))[0]).toBeVisible()
  },
}

/** What would change, and what wouldn't, with its lines. */
export const CheckedWithProblems: Story = {
  ...opened(troubled),
  play: async () => {
    const problems = within(await screen.findByRole('list', { name: 'გამოტოვებული ხაზები და გაფრთხილებები' }))
    await expect(problems.getByText('14 ხაზი')).toBeVisible()
    await expect(screen.getByText('აქ ჩანს პირველი 3.')).toBeVisible()
    await expect(screen.getByRole('link', { name: /ყველას ჩამოტვირთვა ფაილად/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/problems/'),
    )
  },
}

export const CheckedDiscarded: Story = {
  ...opened(catalogueImport()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'უარყოფა' }))
    await expect(await screen.findByText('არაფერი შემოსულა.')).toBeVisible()
  },
}

export const NothingWouldChange: Story = {
  ...opened(catalogueImport({ report: { ...catalogueImport().report, added: 0, changed: 0 } })),
  play: async () => {
    await expect(await screen.findByText('არაფერი შეიცვლება.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /იმპორტი$/ })).toBeNull()
  },
}

/** In another tab somebody imported another file first. */
export const NotConfirmed: Story = {
  ...opened(catalogueImport()),
  ...withImports(
    [[catalogueImport()]],
    http.post('*/v1/admin/imports/:id/start/', () => HttpResponse.json(busy, { status: 409 })),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '42 პროდუქტის იმპორტი' }))
    await expect(await screen.findByText(busy.detail)).toBeVisible()
  },
}

const importing = catalogueImport({
  ...{ state: 'importing', started_at: '2026-11-20T09:31:00Z' },
  progress: { step: 'products', done: 120, total: 164 },
})

/** The page was opened anew during an import, in any tab: it is shown. Cancelling it is asked about. */
export const Importing: Story = {
  ...withImports([[importing]]),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: 'შემოდის' })).toHaveAttribute(
      'aria-valuenow',
      '73',
    )
    await expect(screen.getByText('შემოდის: 70 %')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'გაუქმება' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'იმპორტის გაუქმება' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect((await screen.findAllByText('ჩერდება მიმდინარე ნაბიჯის შემდეგ…'))[0]).toBeVisible()
  },
}

export const Pictures: Story = {
  ...opened(catalogueImport({ ...importing, progress: { step: 'pictures', done: 20, total: 200 } })),
  play: async () => {
    await expect(await screen.findByText('სურათები: 20 ხაზი 200-დან')).toBeVisible()
  },
}

export const Cancelled: Story = {
  ...opened(catalogueImport({ ...importing, ...{ state: 'cancelled', progress: null } })),
  play: async () => {
    await expect(await screen.findByText(/^გაჩერდა: მაღაზიაშია 42/)).toBeVisible()
  },
}

export const Interrupted: Story = {
  ...opened(catalogueImport({ ...importing, ...{ state: 'interrupted', progress: null } })),
  play: async () => {
    await expect(await screen.findByText(/^იმპორტი რამდენჯერმე შეწყდა/)).toBeVisible()
  },
}

export const CheckInterrupted: Story = {
  ...opened(catalogueImport({ state: 'interrupted', started_at: null })),
  play: async () => {
    await expect(await screen.findByText(/^შემოწმება რამდენჯერმე შეწყდა\. არაფერი შემოსულა/)).toBeVisible()
  },
}

const refusal =
  'ეს პროდუქტების CSV არ არის: პირველ ხაზში აკლია სვეტი Handle, Title. ფაილი ასე იწყება: name,price'

/** The columns, or the encoding, are wrong. */
export const Refused: Story = {
  ...opened(catalogueImport({ state: 'refused', refusal })),
  play: async () => {
    await expect(await screen.findByText(refusal)).toBeVisible()
  },
}

export const English: Story = { globals: { language: 'en' }, ...opened(troubled) }
