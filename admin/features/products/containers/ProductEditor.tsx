import type { Product, ProductPicture, StaffProductDetails } from '@dukani/contracts'
import { Box, Button, FormMessage, Heading, Stack, Text } from '@dukani/design-system'
import { useEffect, useRef, useState, type DragEvent, type ReactNode, type SubmitEvent } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { problemsOf } from '../model/formEdit.ts'
import { previewProduct } from '../model/previewProduct.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { PictureCropDialog } from './PictureCropDialog.tsx'
import { cropButtonId, PictureFields } from './PictureFields.tsx'
import { ProductPreview } from './ProductPreview.tsx'
import { SpecificationFields } from './SpecificationFields.tsx'
import { useCategories } from '#admin/shared/useCategories.ts'
import { useFormTexts } from './useFormTexts.ts'
import { usePictureUploads } from './usePictureUploads.ts'
import { useProductForm } from './useProductForm.ts'
import { useProductSaving } from './useProductSaving.ts'
import { VariantFields } from './VariantFields.tsx'

export interface ProductEditorProps {
  /** null: a new one */
  product: StaffProductDetails | null
  onSaved: (product: StaffProductDetails) => void
  /** called when the product was changed by another person; read it again */
  onConflict: () => void
}

/** All fields of a product. Pictures may be dropped and pasted anywhere in it. */
export function ProductEditor({ product, onSaved, onConflict }: ProductEditorProps) {
  const t = useAdminText()
  const state = useProductForm(product)
  const { form, base, isChanged, conflicts, change, discard } = state
  const { save, isSaving, failure, forget } = useProductSaving(state, { onSaved, onConflict })
  const uploads = usePictureUploads((picture: ProductPicture) => state.addPicture(picture))
  const { data: categories } = useCategories()
  const [previewed, setPreviewed] = useState<Product | null>(null)
  const [cropped, setCropped] = useState<ProductPicture | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const problems = attempts === 0 ? {} : problemsOf(form)
  const hasProblems = Object.keys(problems).length > 0
  const errorOf = useFormTexts(problems)
  const isBlocked = conflicts.length > 0 || uploads.waiting > 0
  const saveButton = useRef<HTMLButtonElement>(null)
  const open = useRef(conflicts.length)

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  useEffect(() => {
    const isSettled = conflicts.length < open.current
    open.current = conflicts.length
    if (!isSettled || document.activeElement !== document.body) return
    // The pressed button is gone: the focus goes on to the next conflict, or to what comes after the last.
    const next = element.current?.querySelector<HTMLElement>('[role="alert"] button') ?? saveButton.current
    next?.focus()
  }, [conflicts.length])

  const settle: typeof state.settle = (field, by) => {
    state.settle(field, by)
    forget()
  }
  const restart = () => {
    discard()
    forget()
    setAttempts(0)
    // The pressed button goes.
    saveButton.current?.focus()
  }
  /** Shows what is wrong, at its fields. @returns whether nothing is */
  const check = (): boolean => {
    const isValid = Object.keys(problemsOf(form)).length === 0
    setAttempts(isValid ? 0 : attempts + 1)
    return isValid
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBlocked && check()) void save()
  }
  const preview = () => {
    if (!check()) return
    const saved = base?.category ? [{ category_id: base.category.id, title: base.category.title }] : []
    const category = [...saved, ...(categories ?? [])].find(
      ({ category_id: id }) => String(id) === form.category,
    )
    setPreviewed(previewProduct({ id: base?.id ?? null, form, category: category?.title ?? null }))
  }
  return (
    <>
      <form
        ref={element}
        noValidate
        onSubmit={submit}
        onPaste={({ clipboardData }) => {
          // A copied text may come with a picture of itself: it goes into the field.
          if (!clipboardData.types.includes('text/plain')) uploads.add(clipboardData.files)
        }}
        onDragOver={(event) => {
          if (hasFiles(event)) event.preventDefault()
        }}
        onDrop={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          uploads.add(event.dataTransfer.files)
        }}
      >
        <Stack gap={20}>
          <ConflictPanel {...state} settle={settle} />
          <Section title={t('admin.product.general')}>
            <GeneralFields form={form} onChange={change} errorOf={errorOf} />
          </Section>
          <Section title={t('admin.product.pictures')}>
            <PictureFields
              pictures={form.pictures}
              onChange={(pictures) => change({ pictures })}
              uploads={uploads}
              onCrop={setCropped}
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
            <Button type="submit" size="large" pending={isSaving} ref={saveButton} aria-disabled={isBlocked}>
              {t(base === null ? 'admin.product.create' : 'admin.save')}
            </Button>
            <Button variant="outlined" size="large" icon="eye" onClick={preview}>
              {t('admin.product.preview')}
            </Button>
            {isChanged && (
              <>
                <Button variant="outlined" size="large" onClick={restart}>
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
      <ProductPreview
        product={previewed}
        hasAddress={base !== null}
        cutPrice={base?.cut_price ?? null}
        onClose={() => setPreviewed(null)}
      />
      <PictureCropDialog
        picture={cropped}
        onClose={() => setCropped(null)}
        onCropped={state.replacePicture}
        // The pressed button is gone with the whole picture.
        onLeft={(picture) => document.getElementById(cropButtonId(picture))?.focus()}
      />
    </>
  )
}

/** Whether files are dragged: a text is dropped into its field. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

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
