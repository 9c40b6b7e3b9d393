import { MAX_RETURN_PICTURES, type Id, type ReturnFields, type ReturnPicture } from '@dukani/contracts'
import { Box, Button, FormMessage, Grid, IconButton, ProductImage, Stack, Text } from '@dukani/design-system'
import { useRef, useState, type ChangeEvent } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageUrl } from '#shared/images/images.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { uploadReturnPicture } from '../api/returnCalls.ts'
import { returnFieldText } from '../model/returnFieldText.ts'

export interface ReturnPicturesProps {
  form: Pick<UseFormReturn<ReturnFields>, 'control' | 'getValues' | 'clearErrors'>
  orderId: Id
  /** pictures are being uploaded */
  isUploading: boolean
  onUploading: (isUploading: boolean) => void
}

/** The pictures of a return: uploaded one after the other as soon as they are chosen, and removed again. */
export function ReturnPictures(props: ReturnPicturesProps) {
  const { form, orderId, isUploading, onUploading } = props
  const t = useText()
  const client = useApi()
  const config = useConfig()
  const { field, fieldState } = useController({ control: form.control, name: 'pictures' })
  const { ref, value: pictures, onChange } = field
  const error = returnFieldText(fieldState.error, t('returns.pictureFailed'))
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const limit = t('returns.picturesHint', { count: MAX_RETURN_PICTURES })

  // Others may have been removed while a picture was on its way.
  const add = (picture: ReturnPicture) => onChange([...form.getValues('pictures'), picture])
  async function upload(files: readonly File[]): Promise<void> {
    const room = MAX_RETURN_PICTURES - pictures.length
    onUploading(true)
    form.clearErrors('pictures')
    setFailure(files.length > room ? limit : null)
    try {
      for (const file of files.slice(0, room)) add(await uploadReturnPicture(client, orderId, file))
    } catch (thrown) {
      setFailure(errorText(thrown, t, t('returns.pictureFailed'), ['detail', 'message']))
    } finally {
      onUploading(false)
    }
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // The same file can be chosen again.
    currentTarget.value = ''
    if (files.length > 0) void upload(files)
  }
  return (
    <Stack gap={8}>
      <div>
        <Button
          ref={ref}
          variant="soft"
          icon="camera"
          pending={isUploading}
          disabled={pictures.length >= MAX_RETURN_PICTURES}
          onClick={() => input.current?.click()}
        >
          {t('returns.choosePictures')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          hidden
          tabIndex={-1}
          onChange={choose}
          aria-label={t('returns.choosePictures')}
        />
      </div>
      <Text size={14} tone="muted">
        {limit}
      </Text>
      <FormMessage tone="error">{error ?? failure}</FormMessage>
      {pictures.length > 0 && (
        <Grid as="ul" columns={{ xs: 3, md: 5 }} gap={8} role="list" aria-label={t('returns.pictures')}>
          {pictures.map((picture, index) => (
            <Box key={picture.path} as="li">
              <ProductImage
                id={picture.path}
                src={imageUrl(picture.url, config)}
                alt={t('returns.picture', { number: index + 1 })}
                corners="control"
              />
              <IconButton
                icon="trash"
                label={t('returns.removePicture', { number: index + 1 })}
                onClick={() => onChange(pictures.filter((one) => one !== picture))}
              />
            </Box>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
