import type { ProductPicture, StaffProductDetails } from '@dukani/contracts'
import { Box, Button, FormMessage, Heading, Stack, Text } from '@dukani/design-system'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { problemsOf } from '../model/formEdit.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { SpecificationFields } from './SpecificationFields.tsx'
import { useFormTexts } from './useFormTexts.ts'
import { usePictureUploads } from './usePictureUploads.ts'
import { useProductForm } from './useProductForm.ts'
import { useProductSaving } from './useProductSaving.ts'
import { VariantFields } from './VariantFields.tsx'

export interface ProductEditorProps {
  /** null: a new one */
  product: StaffProductDetails | null
  onSaved: (product: StaffProductDetails) => void
  /** called when somebody else has changed the product, which is then to be read again */
  onConflict: () => void
}

/** All fields of a product. Pictures may be dropped and pasted anywhere in it. */
export function ProductEditor({ product, onSaved, onConflict }: ProductEditorProps) {
  const t = useAdminText()
  const state = useProductForm(product)
  const { form, base, isChanged, conflicts, change, discard } = state
  const { save, isSaving, failure } = useProductSaving(state, { onSaved, onConflict })
  const uploads = usePictureUploads((picture: ProductPicture) => state.addPicture(picture))
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const problems = attempts === 0 ? {} : problemsOf(form)
  const hasProblems = Object.keys(problems).length > 0
  const errorOf = useFormTexts(problems)

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (Object.keys(problemsOf(form)).length > 0) {
      setAttempts(attempts + 1)
      return
    }
    setAttempts(0)
    void save()
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      onPaste={({ clipboardData }) => uploads.add(clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        uploads.add(event.dataTransfer.files)
      }}
    >
      <Stack gap={20}>
        <ConflictPanel {...state} />
        <Section title={t('admin.product.general')}>
          <GeneralFields form={form} onChange={change} errorOf={errorOf} />
        </Section>
        <Section title={t('admin.product.pictures')}>
          <PictureFields
            pictures={form.pictures}
            onChange={(pictures) => change({ pictures })}
            uploads={uploads}
          />
        </Section>
        <Section title={t('admin.product.specifications')}>
          <SpecificationFields
            rows={form.specifications}
            onChange={(specifications) => change({ specifications })}
            errorOf={errorOf}
          />
        </Section>
        <Section title={t('admin.product.variants')}>
          <VariantFields
            rows={form.variants}
            onChange={(variants) => change({ variants })}
            errorOf={errorOf}
          />
        </Section>
        {/* Live regions are announced only when they exist before their text. */}
        <div>
          <FormMessage tone="error">{hasProblems ? t('admin.product.fixFields') : failure}</FormMessage>
        </div>
        <Stack direction="row" gap={12} align="center" wrap>
          <Button
            type="submit"
            size="large"
            pending={isSaving}
            disabled={conflicts.length > 0 || uploads.waiting > 0}
          >
            {t(base === null ? 'admin.product.create' : 'admin.product.save')}
          </Button>
          {isChanged && (
            <>
              <Button variant="outlined" size="large" onClick={discard}>
                {t('admin.product.discard')}
              </Button>
              <Text size={14} tone="muted">
                {t('admin.product.unsaved')}
              </Text>
            </>
          )}
        </Stack>
      </Stack>
    </form>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" padding={16} radius="card" outlined ground="surface" aria-label={title}>
      <Stack gap={16}>
        <Heading level={2} size={18}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  )
}
