import type { CreateAddress } from '@dukani/contracts'
import { AddressBook } from './addressBook.ts'
import { AddressPicker } from './addressPicker.ts'
import { DRAWN_BY_SOFTWARE, FIRST_PICTURE_MS } from './mapBrowser.ts'
import { expect as expectSoon, test as base } from './test.ts'

interface Addresses {
  book: AddressBook
  picker: AddressPicker
  /** what was sent to be saved, in order */
  posts: CreateAddress[]
  /** Opens the address book of somebody who has just logged in. */
  openBook: () => Promise<void>
  /** Opens the picker from there. */
  openPicker: () => Promise<void>
}

/** A journey that has to do with addresses, in a browser that draws maps. */
export const test = base.extend<Addresses>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...DRAWN_BY_SOFTWARE] }),
    { scope: 'worker' },
  ],
  book: async ({ page }, use) => use(new AddressBook(page)),
  picker: async ({ page }, use) => {
    const picker = new AddressPicker(page)
    await picker.serveTiles()
    await use(picker)
  },
  posts: async ({ page }, use) => {
    const posts: CreateAddress[] = []
    page.on('request', (request) => {
      const isSaved = request.method() === 'POST' && request.url().endsWith('/v1/customer/addresses/')
      if (isSaved) posts.push(request.postDataJSON() as CreateAddress)
    })
    await use(posts)
  },
  openBook: async ({ customer: _customer, profile }, use) => use(() => profile.open()),
  openPicker: async ({ openBook, book, picker }, use) =>
    use(async () => {
      await openBook()
      await book.add.click()
      await expectSoon(picker.dialog).toBeVisible()
    }),
})

/** As patient as a map that is drawn by software beside other work needs. */
export const expect = expectSoon.configure({ timeout: FIRST_PICTURE_MS })
