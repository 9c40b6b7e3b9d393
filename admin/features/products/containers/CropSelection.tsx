import type { ProductPicture } from '@dukani/contracts'
import ReactCrop from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { middleSquare, type SelectedPart } from '../model/cropShares.ts'

/** The smallest side that can be selected, in px of the screen. */
const SMALLEST_PX = 40

export interface CropSelectionProps {
  picture: ProductPicture
  /** null: the picture isn't loaded yet */
  part: SelectedPart | null
  onChange: (part: SelectedPart) => void
  /** called when the picture can't be loaded */
  onFailed: () => void
  disabled: boolean
}

/** A picture with a square that is moved and sized by dragging, or with the arrow keys on it and on its corners. */
export function CropSelection({ picture, part, onChange, onFailed, disabled }: CropSelectionProps) {
  const t = useAdminText()
  const config = useConfig()
  const corner = (name: 'nw' | 'ne' | 'se' | 'sw') => t(`admin.product.cropCorner.${name}`)
  return (
    <ReactCrop
      {...(part !== null && { crop: { unit: '%', ...part } })}
      onChange={(_pixels, percent) => onChange(percent)}
      aspect={1}
      minWidth={SMALLEST_PX}
      keepSelection
      ruleOfThirds
      disabled={disabled}
      ariaLabels={{
        cropArea: t('admin.product.cropArea'),
        nwDragHandle: corner('nw'),
        neDragHandle: corner('ne'),
        seDragHandle: corner('se'),
        swDragHandle: corner('sw'),
        // A square has no handles on its sides.
        ...{ nDragHandle: '', eDragHandle: '', sDragHandle: '', wDragHandle: '' },
      }}
    >
      <img
        src={imageUrl(picture.url, config) ?? undefined}
        srcSet={imageSrcSet(picture.url, config) ?? undefined}
        sizes="(min-width: 600px) 560px, 100vw"
        alt={picture.alt || t('admin.product.cropPicture')}
        style={{ maxHeight: '60dvh' }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          // It is loaded again when the browser takes another size of it: what is selected stays.
          if (part === null) onChange(middleSquare({ width, height }))
        }}
        onError={onFailed}
      />
    </ReactCrop>
  )
}
