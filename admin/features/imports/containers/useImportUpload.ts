import type { CatalogueImport } from '@dukani/contracts'
import { useEffect, useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { uploadImport } from '../api/imports.ts'
import { fileFault } from '../model/fileFault.ts'

/** The state of an upload. */
export interface ImportUpload {
  /** null: nothing is being uploaded */
  uploading: File | null
  /** why the last one failed */
  failure: string | null
  /** the file whose upload failed or was stopped, and can be tried again */
  kept: File | null
  /** Uploads the chosen file. */
  choose: (file: File) => void
  /** Stops the upload; the file can be uploaded again. */
  stop: () => void
}

/** Uploads a file of products. It stops when the page is left. @param onUploaded called with the import */
export function useImportUpload(onUploaded: (uploaded: CatalogueImport) => void): ImportUpload {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const [uploading, setUploading] = useState<File | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [kept, setKept] = useState<File | null>(null)
  const stopper = useRef(new AbortController())
  useEffect(() => () => stopper.current.abort(), [])

  async function upload(file: File): Promise<void> {
    const { signal } = (stopper.current = new AbortController())
    setUploading(file)
    setFailure(null)
    setKept(null)
    try {
      onUploaded(await uploadImport(client, file, signal))
    } catch (error) {
      setKept(file)
      if (asApiError(error).kind !== 'aborted')
        setFailure(errorText(error, shop, t('admin.import.uploadFailed')))
    } finally {
      setUploading(null)
    }
  }

  return {
    uploading,
    failure,
    kept,
    choose(file) {
      const fault = fileFault(file)
      if (fault === null) return void upload(file)
      setKept(null)
      setFailure(t(`admin.import.${fault}`, { name: file.name }))
    },
    stop: () => stopper.current.abort(),
  }
}
