import { Button, FormMessage, Stack } from '@dukani/design-system'
import { useState } from 'react'
import { LoadingPart } from '#admin/shared/LoadingPart.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import type { CameraFailure } from '../model/camera.ts'

const CameraScanner = lazyPart(async () => (await import('./CameraScanner.tsx')).CameraScanner)

/** Turns scanning with the camera on and off, and says why it doesn't work. @param onCode called with each code */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useAdminText()
  const [isOn, setOn] = useState(false)
  const [failure, setFailure] = useState<CameraFailure | null>(null)
  const turn = (on: boolean, why: CameraFailure | null = null) => {
    setOn(on)
    setFailure(why)
  }
  return (
    <Stack gap={isOn || failure ? 12 : 0} align="start">
      <Button variant="outlined" icon="camera" onClick={() => turn(!isOn)}>
        {t(isOn ? 'admin.stock.cameraOff' : 'admin.stock.cameraOn')}
      </Button>
      <FormMessage tone="warning">{failure && t(`admin.stock.camera.${failure}`)}</FormMessage>
      {isOn && <CameraScanner onCode={onCode} onEnd={(why) => turn(false, why)} fallback={<LoadingPart />} />}
    </Stack>
  )
}
