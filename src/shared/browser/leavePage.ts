/** Leaves the shop for another address; Back leads to the page that was left. */
export function leavePage(address: string): void {
  location.assign(address)
}
