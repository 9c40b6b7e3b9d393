import type { Decorator } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import { open, type Scene } from './profileScene.ts'
import { stillMap } from './stillMap.ts'

const loadStillMap = () => Promise.resolve(stillMap)

/** Maps are drawings. */
export const withStillMap: Decorator = (Story) => (
  <EngineContext value={loadStillMap}>
    <Story />
  </EngineContext>
)

export const HOME = 'რუსთაველის გამზირი 12, ბ. 7'
export const PARENTS = 'ფარნავაზ მეფის ქუჩა 44'

/** Opens the profile, which shows the address book. @returns what is in it, and in the card of an address */
export async function openBook(scene: Scene) {
  const dialog = await open(scene)
  const card = async (name: string) => within(await dialog.findByRole('group', { name }))
  return { dialog, card }
}

/** Marks the middle of the map and chooses the place. */
export async function pickPlace({ userEvent }: Scene) {
  const picker = within(await screen.findByRole('dialog', { name: 'აირჩიეთ მისამართი' }))
  await userEvent.click(await picker.findByRole('region', { name: /^რუკა/ }))
  await picker.findByRole('img', { name: 'არჩეული ადგილი' })
  await userEvent.click(picker.getByRole('button', { name: 'მისამართის არჩევა' }))
}
