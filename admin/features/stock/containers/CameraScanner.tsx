import { Box, FormMessage, Stack, Text } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { onceInSight, openReader } from '../model/barcodeDetector.ts'

/** How often a picture is read, in milliseconds. */
const READ_EVERY_MS = 250

/** A width that is enough for barcodes, in pixels. */
const WIDTH = 640

/** Reads barcodes from the camera until it is removed. @param onCode called when a code comes into sight */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const t = useAdminText()
  const place = useRef<HTMLElement>(null)
  const [failure, setFailure] = useState<'refused' | 'failed' | null>(null)
  const found = useEffectEvent(onCode)

  useEffect(() => {
    const video = place.current
    if (!(video instanceof HTMLVideoElement)) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | null = null
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: WIDTH } },
      })
      stream = opened
      // It was removed while the browser asked for permission.
      if (isOver) return stop()
      video.srcObject = opened
      video.muted = true
      video.playsInline = true
      await video.play()
      const reader = openReader()
      const comesIntoSight = onceInSight()
      const read = async () => {
        // A single picture that can't be read isn't worth a message.
        const codes = await reader.detect(video).catch(() => [])
        if (isOver) return
        for (const { rawValue } of codes) if (comesIntoSight(rawValue, performance.now())) found(rawValue)
        timer = setTimeout(() => void read(), READ_EVERY_MS)
      }
      await read()
    }
    start().catch((error: unknown) => {
      if (!isOver) setFailure(isRefusal(error) ? 'refused' : 'failed')
    })
    return stop
  }, [])

  if (failure !== null)
    return (
      <FormMessage tone="warning">
        {t(failure === 'refused' ? 'admin.stock.cameraRefused' : 'admin.stock.cameraFailed')}
      </FormMessage>
    )
  return (
    <Stack gap={8} align="start">
      <Box as="video" ref={place} aria-label={t('admin.stock.cameraPicture')} radius="control" outlined />
      <Text size={14} tone="muted">
        {t('admin.stock.cameraHint')}
      </Text>
    </Stack>
  )
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'
