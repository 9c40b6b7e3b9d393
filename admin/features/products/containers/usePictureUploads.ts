import type { ProductPicture } from '@dukani/contracts'
import { useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { uploadPicture } from '../api/products.ts'

export interface PictureUploads {
  /** Uploads pictures one after another. What isn't a picture is left out. */
  add: (files: Iterable<File>) => void
  /** how many are still to be uploaded */
  waiting: number
  /** why the last ones failed */
  failures: readonly string[]
}

/** Uploads pictures. @param onUploaded called with each, in the order in which they were chosen */
export function usePictureUploads(onUploaded: (picture: ProductPicture) => void): PictureUploads {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const [waiting, setWaiting] = useState(0)
  const [failures, setFailures] = useState<readonly string[]>([])

  async function upload(files: readonly File[]): Promise<void> {
    setWaiting((count) => count + files.length)
    setFailures([])
    for (const file of files) {
      try {
        onUploaded(await uploadPicture(client, file))
      } catch (error) {
        const why = errorText(error, shop, t('admin.product.pictureFailed', { name: file.name }))
        setFailures((known) => [...known, `${file.name}: ${why}`])
      } finally {
        setWaiting((count) => count - 1)
      }
    }
  }

  return {
    add: (files) => {
      const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
      if (pictures.length > 0) void upload(pictures)
    },
    waiting,
    failures,
  }
}
