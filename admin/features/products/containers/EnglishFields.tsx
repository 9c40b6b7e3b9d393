import { PRODUCT_TEXTS } from '@dukani/contracts'
import { Disclosure, Stack, TextArea, TextField } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { GeneralFieldsProps } from './GeneralFields.tsx'

/** The texts that the English interface shows, folded away until there are some. */
export function EnglishFields({ form, onChange, errorOf }: GeneralFieldsProps) {
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
