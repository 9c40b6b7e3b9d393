import { TextField } from '@dukani/design-system'
import { useEffect, useRef } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** A product's address, selected for copying by hand, with the reason. */
export function ShareAddress({ address }: { address: string }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [address])
  return (
    <TextField
      ref={field}
      label={t('product.link')}
      hint={t('product.copyYourself')}
      value={address}
      readOnly
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
