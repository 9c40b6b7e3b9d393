import type { CatalogueImport } from '@dukani/contracts'
import { Button, FileDrop, FormMessage, ProgressBar, Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useImportUpload } from './useImportUpload.ts'

/** Uploads a file of products as soon as it is chosen or dropped. */
export function ImportUploadForm({ onUploaded }: { onUploaded: (uploaded: CatalogueImport) => void }) {
  const t = useAdminText()
  const { uploading, failure, kept, choose, stop } = useImportUpload(onUploaded)
  return (
    <Stack gap={12}>
      <Text tone="muted">{t('admin.import.hint')}</Text>
      {uploading === null ? (
        <FileDrop
          text={t('admin.import.drop')}
          button={t('admin.import.choose')}
          hint={t('admin.import.limit')}
          accept=".csv,.tsv,.txt,text/csv"
          onFile={choose}
        />
      ) : (
        <Stack gap={12}>
          <ProgressBar label={t('admin.import.uploading', { name: uploading.name })} share={null} />
          <Stack direction="row" gap={12} wrap>
            <Button variant="outlined" onClick={stop}>
              {t('admin.import.stopUpload')}
            </Button>
          </Stack>
        </Stack>
      )}
      {/* Live regions are announced only when they exist before their text. */}
      <div role="status">
        {uploading !== null && <Text>{t('admin.import.uploading', { name: uploading.name })}</Text>}
      </div>
      <div>
        <FormMessage tone="error">{failure}</FormMessage>
      </div>
      {kept !== null && (
        <Stack direction="row" wrap>
          <Button variant="outlined" icon="refresh" onClick={() => choose(kept)}>
            {t('admin.import.retry', { name: kept.name })}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
