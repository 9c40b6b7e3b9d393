import { textLanguage } from '@dukani/i18n'
import { InCart } from '../../internal/InCart.tsx'
import { Icon } from '../Icon/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import { pieces, type ComboboxOption } from './options.ts'

export function OptionContent({ option }: { option: ComboboxOption }) {
  const { text, marked, detail, inCart, end, picture, icon } = option
  return (
    <>
      {picture && (
        <span data-part="picture">
          <ProductImage {...picture} alt="" sizes="44px" corners="control" />
        </span>
      )}
      {icon && <Icon name={icon} size={20} />}
      <span data-part="text">
        <span lang={textLanguage(text)}>
          {pieces(text, marked).map((piece, index) =>
            piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
          )}
        </span>
        {detail && (
          <span data-part="detail" lang={textLanguage(detail)}>
            {detail}
          </span>
        )}
        {inCart && <InCart>{inCart}</InCart>}
      </span>
      {end && <span data-part="end">{end}</span>}
    </>
  )
}
