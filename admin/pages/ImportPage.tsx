import {
  catalogueImportDetailsSchema,
  catalogueImportPartSchema,
  type CatalogueImport,
  type CatalogueImportPart,
  type Id,
} from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { useEffect, useEffectEvent } from 'react'
import { exportHref, importPath, IMPORTS_PATH } from '#admin/features/imports/api/imports.ts'
import { DownloadLink } from '#admin/features/imports/containers/DownloadLink.tsx'
import { ImportDetails } from '#admin/features/imports/containers/ImportDetails.tsx'
import { ImportHistory } from '#admin/features/imports/containers/ImportHistory.tsx'
import { ImportUploadForm } from '#admin/features/imports/containers/ImportUploadForm.tsx'
import { FOLLOW_MS, isActive } from '#admin/features/imports/model/importState.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAddress } from '#admin/shared/useAddress.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'

const FILE = 'file'

export interface ImportPageProps {
  /** how often (ms) a file that is under way is read again */
  followMs?: number
}

/** Import of files of products, and export of the catalogue. The address names the file that is shown. */
export function ImportPage({ followMs = FOLLOW_MS }: ImportPageProps) {
  const t = useAdminText()
  const config = useConfig()
  useAdminHead(t('admin.import'))
  const [address, setAddress] = useAddress()
  const named = address.get(FILE)
  const shownOf = (known: readonly CatalogueImport[]) => named ?? known.find(isActive)?.id ?? null
  // The file that is shown is followed by itself, also before it is in the address.
  const list = useRead(IMPORTS_PATH, catalogueImportPartSchema, (last) => {
    const known = last?.results ?? []
    const shown = String(shownOf(known))
    return known.some((one) => isActive(one) && String(one.id) !== shown) ? followMs : 0
  })
  const imports = list.data?.results ?? []
  const active = imports.find(isActive)?.id ?? null
  const id = shownOf(imports)
  const show = (shown: Id | null, options = {}) =>
    setAddress(shown === null ? {} : { [FILE]: String(shown) }, options)
  // One that is under way is shown in every tab, and stays when it has ended.
  const showActive = useEffectEvent(() => show(active, { replace: true }))
  useEffect(() => {
    if (named === null && active !== null) showActive()
  }, [named, active])
  return (
    <Stack gap={24}>
      <PageHeader title={t('admin.import')}>
        <DownloadLink href={exportHref(config)}>{t('admin.import.export')}</DownloadLink>
      </PageHeader>
      {id !== null ? (
        <ShownImport
          key={id}
          id={id}
          followMs={followMs}
          listed={imports.find((one) => String(one.id) === String(id))}
          onRead={(read) => list.replace((last) => last && withImport(last, read))}
          onAnother={() => show(null)}
        />
      ) : (
        list.data !== null && (
          <ImportUploadForm
            onUploaded={(uploaded) => {
              show(uploaded.id)
              list.refresh()
            }}
          />
        )
      )}
      <ReadState read={list} />
      {imports.length > 0 && <ImportHistory imports={imports} />}
    </Stack>
  )
}

interface ShownImportProps {
  id: Id
  followMs: number
  /** as the list has it; undefined: the list doesn't have it */
  listed: CatalogueImport | undefined
  /** called when the list has another state than the one that was read */
  onRead: (read: CatalogueImport) => void
  onAnother: () => void
}

function ShownImport({ id, followMs, listed, onRead, onAnother }: ShownImportProps) {
  const read = useRead(importPath(id), catalogueImportDetailsSchema, (last) =>
    last !== undefined && isActive(last) ? followMs : 0,
  )
  const { data, refresh, replace } = read
  const update = useEffectEvent(onRead)
  const isListed = listed === undefined || listed.state === data?.state
  useEffect(() => {
    if (data !== null && !isListed) update(data)
  }, [data, isListed])
  return (
    <>
      <ReadState read={read} />
      {data !== null && (
        <ImportDetails
          shown={data}
          onChanged={(changed) => replace({ ...data, ...changed })}
          onConflict={refresh}
          onAnother={onAnother}
        />
      )}
    </>
  )
}

const withImport = (list: CatalogueImportPart, read: CatalogueImport): CatalogueImportPart => ({
  ...list,
  results: list.results.map((one) => (one.id === read.id ? { ...one, ...read } : one)),
})
