import { PRODUCT_TEXTS, type ProductPicture } from '@dukani/contracts'
import { Box, Button, FormMessage, Grid, ProductImage, Stack, Text, TextField } from '@dukani/design-system'
import { useRef, type ChangeEvent } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { RowButtons } from './RowButtons.tsx'
import type { PictureUploads } from './usePictureUploads.ts'

export interface PictureFieldsProps {
  pictures: readonly ProductPicture[]
  onChange: (pictures: ProductPicture[]) => void
  uploads: PictureUploads
  /** called to crop a picture */
  onCrop: (picture: ProductPicture) => void
}

/** The id of the button that crops a picture. */
export const cropButtonId = ({ path }: ProductPicture): string => `crop-${path}`

/** The pictures of a product: added by files or the camera, described, cropped, moved and removed. */
export function PictureFields({ pictures, onChange, uploads, onCrop }: PictureFieldsProps) {
  const t = useAdminText()
  const config = useConfig()
  const chooseButton = useRef<HTMLButtonElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(currentTarget.files ?? [])])
    // The same file can be chosen again.
    currentTarget.value = ''
  }
  const input = { type: 'file', accept: 'image/*', hidden: true, tabIndex: -1, onChange: choose } as const
  return (
    <Stack gap={12}>
      <Text size={14} tone="muted">
        {t('admin.product.picturesHint')}
      </Text>
      <Stack direction="row" gap={8} wrap>
        <Button ref={chooseButton} variant="outlined" icon="plus" onClick={() => files.current?.click()}>
          {t('admin.product.choose')}
        </Button>
        {/* A button of its own: with `capture` a phone doesn't offer its gallery. */}
        <Button variant="outlined" icon="camera" onClick={() => camera.current?.click()}>
          {t('admin.product.camera')}
        </Button>
        <input ref={files} {...input} multiple aria-label={t('admin.product.choose')} />
        <input ref={camera} {...input} capture="environment" aria-label={t('admin.product.camera')} />
      </Stack>
      <div role="status">
        {uploads.waiting > 0 && <Text>{t('admin.product.uploading', { count: uploads.waiting })}</Text>}
      </div>
      <FormMessage tone="error">
        {uploads.failures.length === 0 ? null : uploads.failures.join(' ')}
      </FormMessage>
      <Grid
        as="ol"
        columns={{ xs: 1, sm: 2, md: 3 }}
        gap={12}
        role="list"
        aria-label={t('admin.product.pictures')}
      >
        {pictures.map((picture, index) => {
          const number = index + 1
          const name = t('admin.product.picture', { number })
          const set = (alt: string) => onChange(pictures.with(index, { ...picture, alt }))
          return (
            <Box key={picture.path} as="li" padding={8} outlined radius="control" ground="surface">
              <Stack gap={8}>
                <ProductImage
                  id={picture.path}
                  src={imageUrl(picture.url, config)}
                  srcSet={imageSrcSet(picture.url, config)}
                  sizes="(min-width: 900px) 320px, 100vw"
                  alt={picture.alt || name}
                />
                <TextField
                  label={t('admin.product.alt', { number })}
                  value={picture.alt}
                  maxLength={PRODUCT_TEXTS.alt}
                  onChange={({ target }) => set(target.value)}
                />
                <Button
                  id={cropButtonId(picture)}
                  variant="soft"
                  aria-label={t('admin.product.cropNumber', { number })}
                  onClick={() => onCrop(picture)}
                >
                  {t('admin.product.crop')}
                </Button>
                <RowButtons
                  name={name}
                  rows={pictures}
                  index={index}
                  onChange={onChange}
                  onRemoved={() => chooseButton.current?.focus()}
                  across
                />
              </Stack>
            </Box>
          )
        })}
      </Grid>
    </Stack>
  )
}
