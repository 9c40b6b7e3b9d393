import { IconButton } from '@dukani/design-system'
import { useStore } from '#shared/state/createStore.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { allowSound, newOrderSound, playNewOrder } from '../model/newOrderSound.ts'

/** Switches the sound of new orders, which the browser remembers. */
export function SoundButton() {
  const t = useAdminText()
  const isOn = useStore(newOrderSound) === true
  const toggle = () => {
    newOrderSound.set(isOn ? null : true)
    if (!isOn) void allowSound().then(playNewOrder)
  }
  return <IconButton icon="bell" label={t('admin.live.sound')} pressed={isOn} onClick={toggle} />
}
