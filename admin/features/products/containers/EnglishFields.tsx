import { PRODUCT_TEXTS } from '@dukani/contracts'
import { Disclosure, Stack, TextArea, TextField } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { ProductForm } from '../model/productForm.ts'
import type { FieldTextOf } from './useFormTexts.ts'

export interface EnglishFieldsProps {
  form: Pick<ProductForm, 'nameEn' | 'descriptionEn'>
  onChange: (change: Partial<ProductForm>) => void
  errorOf: FieldTextOf
}

/** The texts that the English interface shows, folded away until there are some. */
export function EnglishFields({ form, onChange, errorOf }: EnglishFieldsProps) {
  const t = useAdminText()
  return (
    <Disclosure
      label={t('admin.product.english')}
      defaultOpen={form.nameEn !== '' || form.descriptionEn !== ''}
    >
      <Stack gap={16}>
        <TextField
          label={t('admin.product.nameEn')}
          hint={t('admin.product.englishHint')}
          name="nameEn"
          value={form.nameEn}
          error={errorOf('nameEn')}
          autoComplete="off"
          maxLength={PRODUCT_TEXTS.name}
          onChange={({ target }) => onChange({ nameEn: target.value })}
        />
        <TextArea
          label={t('admin.product.descriptionEn')}
          value={form.descriptionEn}
          limit={PRODUCT_TEXTS.description}
          error={errorOf('descriptionEn')}
          onChange={({ target }) => onChange({ descriptionEn: target.value })}
        />
      </Stack>
    </Disclosure>
  )
}
