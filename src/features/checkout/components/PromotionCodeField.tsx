import { FieldRow, FormMessage, IconButton, Stack, TextField } from '@dukani/design-system'
import { useRef, type KeyboardEvent } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** Its name in the checkout's form. */
export const PROMOTION_CODE_FIELD = 'promotionCode'

export interface PromotionCodeFieldProps {
  /** what the field starts with */
  initial: string
  /** the code that is applied; null without one */
  applied: string | null
  /** the code is being checked */
  isChecking: boolean
  /** why the code doesn't apply */
  problem: string | null
  onApply: (code: string) => void
  onRemove: () => void
}

/** The field of a promotion code. An applied code is read-only until it is removed. */
export function PromotionCodeField({
  initial,
  applied,
  isChecking,
  problem,
  onApply,
  onRemove,
}: PromotionCodeFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const applyTyped = () => onApply(input.current?.value ?? '')

  // Enter would place the order.
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (applied === null && !isChecking) applyTyped()
  }

  function remove() {
    onRemove()
    if (input.current === null) return
    input.current.value = ''
    input.current.focus()
  }

  return (
    <Stack gap={applied === null ? 0 : 12}>
      <FieldRow>
        <TextField
          ref={input}
          name={PROMOTION_CODE_FIELD}
          label={t('checkout.code')}
          error={problem ?? undefined}
          defaultValue={initial}
          readOnly={applied !== null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          onKeyDown={applyOnEnter}
        />
        {applied === null ? (
          <IconButton
            icon="check"
            label={t('checkout.codeApply')}
            aria-disabled={isChecking}
            onClick={isChecking ? undefined : applyTyped}
          />
        ) : (
          <IconButton icon="close" label={t('checkout.codeRemove')} onClick={remove} />
        )}
      </FieldRow>
      {/* Exists before its text, so that the text is announced. */}
      <FormMessage tone="success">
        {applied === null ? null : t('checkout.codeApplied', { code: applied })}
      </FormMessage>
    </Stack>
  )
}
