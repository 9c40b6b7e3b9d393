import { IconButton } from '@dukani/design-system'
import { useEffect } from 'react'
import { useStore } from '#shared/state/createStore.ts'
import { useLive } from '#admin/shared/live/LiveContext.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { allowSound, newOrderSound, playNewOrder } from '../model/newOrderSound.ts'

/** Switches the sound of new orders, which the browser remembers. */
export function SoundButton() {
  const t = useAdminText()
  const { subscribe } = useLive()
  const isOn = useStore(newOrderSound) === true
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    // After a reload the sound is allowed again by the first press or key.
    for (const gesture of ['pointerdown', 'keydown'])
      window.addEventListener(gesture, allowSound, { once: true, signal: listening.signal })
    const unsubscribe = subscribe((event) => {
      if (event?.kind === 'orderPlaced') playNewOrder()
    })
    return () => {
      listening.abort()
      unsubscribe()
    }
  }, [isOn, subscribe])
  const toggle = () => {
    newOrderSound.set(isOn ? null : true)
    if (isOn) return
    allowSound()
    playNewOrder()
  }
  return <IconButton icon="bell" label={t('admin.live.sound')} pressed={isOn} onClick={toggle} />
}
