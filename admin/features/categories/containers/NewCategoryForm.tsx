import { MAX_CATEGORY_TITLE, newCategorySchema, type NewCategory } from '@dukani/contracts'
import { TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { optionalField } from '#admin/shared/optionalField.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** Adds a category. @param onCreate sends it */
export function NewCategoryForm({ onCreate }: { onCreate: (category: NewCategory) => Promise<void> }) {
  const t = useAdminText()
  const toasts = useToasts()
  const form = useForm<NewCategory>({
    resolver: zodResolver(newCategorySchema),
    defaultValues: { title: '', title_en: '' },
  })
  const field = useFields(form)
  const submission = useSubmit(form, neverAborted, async (category) => {
    await onCreate(category)
    const { title } = category
    toasts.show({ type: 'success', message: t('admin.categories.created', { title }) })
    form.reset()
  })
  return (
    <FormCard
      title={t('admin.categories.new')}
      submission={submission}
      fields={['title', 'title_en']}
      submitLabel={t('admin.categories.create')}
    >
      <TextField
        {...field('title')}
        label={t('admin.categories.title')}
        maxLength={MAX_CATEGORY_TITLE}
        autoComplete="off"
      />
      <TextField
        {...optionalField(field('title_en'))}
        label={t('admin.categories.titleEn')}
        maxLength={MAX_CATEGORY_TITLE}
        autoComplete="off"
      />
    </FormCard>
  )
}
