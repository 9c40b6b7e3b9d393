import { MAX_RETURN_PICTURES, type Id, type ReturnPicture } from '@dukani/contracts'
import { Box, Button, FormMessage, Grid, IconButton, ProductImage, Stack, Text } from '@dukani/design-system'
import { useRef, useState, type ChangeEvent } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageUrl } from '#shared/images/images.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { uploadReturnPicture } from '../api/returnCalls.ts'

export interface ReturnPicturesProps {
  orderId: Id
  pictures: readonly ReturnPicture[]
  onChange: (pictures: readonly ReturnPicture[]) => void
}

/** The pictures of a return: uploaded one after the other as soon as they are chosen, and removed again. */
export function ReturnPictures({ orderId, pictures, onChange }: ReturnPicturesProps) {
  const t = useText()
  const client = useApi()
  const config = useConfig()
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function upload(files: readonly File[]): Promise<void> {
    setUploading(true)
    setFailure(null)
    let all = pictures
    try {
      for (const file of files.slice(0, MAX_RETURN_PICTURES - pictures.length)) {
        all = [...all, await uploadReturnPicture(client, orderId, file)]
        onChange(all)
      }
    } catch (error) {
      setFailure(errorText(error, t, t('returns.pictureFailed'), ['detail']))
    } finally {
      setUploading(false)
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
        {t('returns.picturesHint', { count: MAX_RETURN_PICTURES })}
      </Text>
      <FormMessage tone="error">{failure}</FormMessage>
      {pictures.length > 0 && (
        <Grid as="ul" columns={{ xs: 3, md: 5 }} gap={8} role="list" aria-label={t('returns.pictures')}>
          {pictures.map(({ path, url }, index) => (
            <Box key={path} as="li">
              <ProductImage
                id={path}
                src={imageUrl(url, config)}
                alt={t('returns.picture', { number: index + 1 })}
                corners="control"
              />
              <IconButton
                icon="trash"
                label={t('returns.removePicture', { number: index + 1 })}
                onClick={() => onChange(pictures.toSpliced(index, 1))}
              />
            </Box>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
