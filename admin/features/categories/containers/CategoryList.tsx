import { MAX_CATEGORY_TITLE, type StaffCategory } from '@dukani/contracts'
import { Box, ButtonLink, EditableField, Grid, IconButton, Stack } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { PAGES } from '#admin/shared/adminPages.ts'
import { MoveButtons } from '#admin/shared/MoveButtons.tsx'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { CategoryChanges } from './useCategoryChanges.ts'

export interface CategoryListProps {
  categories: readonly StaffCategory[]
  changes: Pick<CategoryChanges, 'rename' | 'sort'>
  /** called when a category without products is to be deleted */
  onDelete: (category: StaffCategory) => void
}

/** The categories in the shop's order: each is renamed in place in both languages, moved, and deleted while it has no products. */
export function CategoryList({ categories, changes, onDelete }: CategoryListProps) {
  const t = useAdminText()
  const shop = useText()
  const link = useAdminLink()
  const labelsOf = (edit: string) => ({
    edit,
    empty: t('admin.categories.noEnglish'),
    saving: t('admin.products.saving'),
    saved: t('admin.saved'),
    hint: t('admin.products.editHint'),
  })
  // The name of a button contains the text that is seen on it.
  const englishLabel = ({ title, title_en: english }: StaffCategory) =>
    english === '' ? t('admin.categories.addEn', { title }) : t('admin.categories.editEn', { title, english })
  return (
    <Stack as="ul" role="list" gap={8} aria-label={t('admin.categories')}>
      {categories.map((category, index) => (
        <Box key={category.id} as="li" padding={12} outlined radius="control" ground="surface">
          <Grid columns={{ xs: 1, md: 'minmax(0, 1fr) auto' }} gap={12} align="center">
            <Grid columns={{ xs: 1, md: 2 }} gap={12} align="start">
              <EditableField
                label={t('admin.categories.place', { place: index + 1 })}
                value={category.title}
                maxLength={MAX_CATEGORY_TITLE}
                validate={(text) => (text === '' ? shop('field.required') : null)}
                onSave={(title) => changes.rename(category, 'title', title)}
                labels={labelsOf(t('admin.categories.edit', { title: category.title }))}
                autoComplete="off"
              />
              <EditableField
                label={t('admin.categories.placeEn', { place: index + 1 })}
                value={category.title_en}
                maxLength={MAX_CATEGORY_TITLE}
                onSave={(title) => changes.rename(category, 'title_en', title)}
                labels={labelsOf(englishLabel(category))}
                autoComplete="off"
              />
            </Grid>
            <Stack direction="row" gap={4} align="center" justify="end" wrap>
              {category.has_products ? (
                <ButtonLink
                  variant="text"
                  {...link(`${PAGES.products}?category=${category.id}`)}
                  aria-label={t('admin.categories.productsOf', { title: category.title })}
                >
                  {t('admin.categories.products')}
                </ButtonLink>
              ) : (
                <IconButton
                  icon="trash"
                  label={t('admin.categories.delete', { title: category.title })}
                  onClick={() => onDelete(category)}
                />
              )}
              <MoveButtons
                name={category.title}
                rows={categories}
                index={index}
                onChange={(rows) => void changes.sort(rows)}
              />
            </Stack>
          </Grid>
        </Box>
      ))}
    </Stack>
  )
}
