import { staffCategoryListSchema, type StaffCategory } from '@dukani/contracts'
import { EmptyState, Stack, Text } from '@dukani/design-system'
import { CategoryList } from '#admin/features/categories/containers/CategoryList.tsx'
import { NewCategoryForm } from '#admin/features/categories/containers/NewCategoryForm.tsx'
import {
  CATEGORIES_PATH,
  useCategoryChanges,
} from '#admin/features/categories/containers/useCategoryChanges.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { useRead } from '#admin/shared/useRead.ts'

/** The categories of the shop. */
export function CategoriesPage() {
  const t = useAdminText()
  useAdminHead(t('admin.categories'))
  const read = useRead(CATEGORIES_PATH, staffCategoryListSchema)
  const changes = useCategoryChanges(read)
  const { ask, question } = useAskedChange<StaffCategory>(changes.remove, read.retry)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.categories')} />
      <ReadState read={read} />
      {read.data !== null && (
        <>
          {read.data.results.length === 0 ? (
            <EmptyState drawing="shelf" title={t('admin.categories.none')} />
          ) : (
            <>
              <Text size={14} tone="muted">
                {t('admin.categories.hint')}
              </Text>
              <CategoryList categories={read.data.results} changes={changes} onDelete={ask} />
            </>
          )}
          <NewCategoryForm onCreate={changes.create} />
        </>
      )}
      <ConfirmDialog
        {...question}
        title={({ title }) => t('admin.categories.deleteAsk', { title })}
        yes={() => t('admin.categories.deleteYes')}
      >
        {() => <Text tone="muted">{t('admin.categories.deleteText')}</Text>}
      </ConfirmDialog>
    </Stack>
  )
}
