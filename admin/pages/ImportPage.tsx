import {
  catalogueImportDetailsSchema,
  catalogueImportPartSchema,
  type CatalogueImport,
  type Id,
} from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { useSearchParams } from 'react-router'
import { exportHref, importPath, IMPORTS_PATH } from '#admin/features/imports/api/imports.ts'
import { DownloadLink } from '#admin/features/imports/containers/DownloadLink.tsx'
import { ImportDetails } from '#admin/features/imports/containers/ImportDetails.tsx'
import { ImportHistory } from '#admin/features/imports/containers/ImportHistory.tsx'
import { ImportUploadForm } from '#admin/features/imports/containers/ImportUploadForm.tsx'
import { FOLLOW_MS, isActive } from '#admin/features/imports/model/importState.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'

const FILE = 'file'
const follow = (imports: readonly CatalogueImport[]) => (imports.some(isActive) ? FOLLOW_MS : 0)

/** Import of files of products, and export of the catalogue. The address names the file that is shown. */
export function ImportPage() {
  const t = useAdminText()
  const config = useConfig()
  useAdminHead(t('admin.import'))
  const [address, setAddress] = useSearchParams()
  const list = useRead(IMPORTS_PATH, catalogueImportPartSchema, (last) => follow(last?.results ?? []))
  const imports = list.data?.results ?? []
  // One that is under way is shown in every tab.
  const id = address.get(FILE) ?? imports.find(isActive)?.id ?? null
  const show = (shown: Id | null) => setAddress(shown === null ? {} : { [FILE]: String(shown) })
  return (
    <Stack gap={24}>
      <PageHeader title={t('admin.import')}>
        <DownloadLink href={exportHref(config)}>{t('admin.import.export')}</DownloadLink>
      </PageHeader>
      {id !== null ? (
        <ShownImport key={id} id={id} onChanged={list.refresh} onAnother={() => show(null)} />
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
  onChanged: () => void
  onAnother: () => void
}

function ShownImport({ id, onChanged, onAnother }: ShownImportProps) {
  const read = useRead(importPath(id), catalogueImportDetailsSchema, (last) =>
    follow(last === undefined ? [] : [last]),
  )
  const { data, refresh, replace } = read
  return (
    <>
      <ReadState read={read} />
      {data !== null && (
        <ImportDetails
          shown={data}
          onChanged={(changed) => {
            replace({ ...data, ...changed })
            onChanged()
          }}
          onConflict={refresh}
          onAnother={onAnother}
        />
      )}
    </>
  )
}
