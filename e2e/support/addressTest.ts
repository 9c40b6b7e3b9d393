import type { CreateAddress } from '@dukani/contracts'
import { AddressBook } from './addressBook.ts'
import { AddressPicker } from './addressPicker.ts'
import { expect, test as base } from './test.ts'

interface Addresses {
  book: AddressBook
  picker: AddressPicker
  /** the saved addresses that were sent, in order */
  posts: CreateAddress[]
  /** Logs in and opens the address book. */
  openBook: () => Promise<void>
  /** Opens the picker from there. */
  openPicker: () => Promise<void>
}

/** A journey with addresses. */
export const test = base.extend<Addresses>({
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
      await expect(picker.dialog).toBeVisible()
    }),
})

export { expect } from './test.ts'
