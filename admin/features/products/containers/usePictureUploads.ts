import type { ProductPicture } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { uploadPicture } from '../api/products.ts'

export interface PictureUploads {
  /** Uploads pictures one after another, after those that are still waiting. */
  add: (files: Iterable<File>) => void
  /** how many are still to be uploaded */
  waiting: number
  /** the failed ones, each with the reason, until the next upload starts */
  failures: readonly string[]
}

/** Uploads pictures. @param onUploaded called with each, in the order in which they were chosen */
export function usePictureUploads(onUploaded: (picture: ProductPicture) => void): PictureUploads {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const [waiting, setWaiting] = useState(0)
  const [failures, setFailures] = useState<readonly string[]>([])
  const queue = useRef<File[]>([])
  const isBusy = useRef(false)

  async function upload(file: File): Promise<string | null> {
    const { name } = file
    if (!file.type.startsWith('image/')) return t('admin.product.notPicture', { name })
    try {
      onUploaded(await uploadPicture(client, file))
      return null
    } catch (error) {
      const why = errorText(error, shop, '')
      return why === '' ? t('admin.product.pictureFailed', { name }) : `${name}: ${why}`
    }
  }

  async function run(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setFailures([])
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      const failure = await upload(next)
      if (failure !== null) setFailures((known) => [...known, failure])
      setWaiting((count) => count - 1)
    }
    isBusy.current = false
  }

  return {
    add: (files) => {
      const added = [...files]
      if (added.length === 0) return
      queue.current.push(...added)
      setWaiting((count) => count + added.length)
      void run()
    },
    waiting,
    failures,
  }
}
