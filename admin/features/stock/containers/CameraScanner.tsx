import { Box, Stack, Text } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { onceInSight, openReader } from '../model/barcodeDetector.ts'
import { cameraFailure, type CameraFailure } from '../model/camera.ts'

/** How often a picture is read, in milliseconds. */
const READ_EVERY_MS = 250

/** A width that is enough for barcodes, in pixels. */
const WIDTH = 640

export interface CameraScannerProps {
  /** called when a code comes into sight */
  onCode: (code: string) => void
  /** called when it is over by itself; null: the page is hidden */
  onEnd: (why: CameraFailure | null) => void
}

/** Reads barcodes from the camera until it is removed, the page is hidden, or the camera fails. */
export function CameraScanner({ onCode, onEnd }: CameraScannerProps) {
  const t = useAdminText()
  const place = useRef<HTMLElement>(null)
  const found = useEffectEvent(onCode)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const video = place.current
    if (!(video instanceof HTMLVideoElement)) return
    const open = new AbortController()
    const { signal } = open
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | null = null
    const stop = () => {
      open.abort()
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const stopItself = (why: CameraFailure | null) => {
      if (signal.aborted) return
      stop()
      end(why)
    }
    const start = async () => {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: WIDTH } },
      })
      stream = opened
      // It was removed while the browser asked for permission.
      if (signal.aborted) return stop()
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => stopItself('failed'), { signal })
      video.srcObject = opened
      video.muted = true
      video.playsInline = true
      await video.play()
      const reader = openReader()
      const comesIntoSight = onceInSight()
      const read = async () => {
        // A single picture that can't be read isn't worth a message.
        const codes = await reader.detect(video).catch(() => [])
        if (signal.aborted) return
        for (const { rawValue } of codes) if (comesIntoSight(rawValue, performance.now())) found(rawValue)
        timer = setTimeout(() => void read(), READ_EVERY_MS)
      }
      await read()
    }
    document.addEventListener('visibilitychange', () => document.hidden && stopItself(null), { signal })
    start().catch((error: unknown) => stopItself(cameraFailure(error)))
    return stop
  }, [])

  return (
    <Stack gap={8} align="start">
      <Box as="video" ref={place} aria-label={t('admin.stock.cameraPicture')} radius="control" outlined />
      <Text size={14} tone="muted">
        {t('admin.stock.cameraHint')}
      </Text>
    </Stack>
  )
}
