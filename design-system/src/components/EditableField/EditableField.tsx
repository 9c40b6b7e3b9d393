import { textLanguage } from '@dukani/i18n'
import FormLabel from '@mui/material/FormLabel'
import { useId, useRef, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react'
import { FieldError } from '../../internal/FieldError.tsx'
import { FieldTop } from '../../internal/FieldFrame.tsx'
import { Requirement } from '../../internal/Requirement.tsx'
import { useField } from '../../internal/useField.ts'
import { Ring } from '../Button/Ring.ts'
import { Icon } from '../Icon/index.ts'
import { Cell, Input, KeyHint, Sizer, Root, Status, ValueButton } from './parts.ts'
import { useEditing, type Editing } from './useEditing.ts'

/** Texts of one field. */
export interface EditableFieldLabels {
  /** Name of the button that shows the value, such as 'First name: Nino, edit'. */
  edit: string
  /** Shown instead of an empty value, such as 'not provided'. */
  empty: string
  /** Shown and announced while saving. */
  saving: string
  /** Announced after saving, and shown until the next edit. */
  saved: string
  /** Which keys save and cancel; described to screen readers. */
  hint: string
}

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'aria-invalid'
  | 'children'
  | 'className'
  | 'defaultValue'
  | 'disabled'
  | 'readOnly'
  | 'value'
  | `on${string}`
>

export interface EditableFieldProps extends InputAttributes {
  /** Label above the value and of the input. */
  label: string
  /** The saved value. It has to be the new one when `onSave` resolves. */
  value: string
  /**
   * Saves a trimmed, changed and valid text. Not called again until it resolves.
   * @returns null when saved, else an error message; the typed text stays, and Enter retries
   */
  onSave: (text: string) => Promise<string | null>
  /** Validates a trimmed text: an error message, or null. */
  validate?: (text: string) => string | null
  /** Texts of the field; `edit` changes with the value. */
  labels: EditableFieldLabels
  /** The word beside the label: required or optional. */
  requirement?: ReactNode
}

/**
 * Click to edit (PROF-02, PROF-04): the value is a button that looks like text and becomes an input when pressed.
 * Enter and blur save a changed and valid text. Escape cancels, without closing a modal around the field. Input
 * attributes are passed to the input.
 */
export function EditableField(props: EditableFieldProps) {
  const { label, value, onSave, validate, labels, requirement, ...input } = props
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const editing = useEditing({ value, onSave, validate }, { input: field, button })
  const { phase, error, isSaved } = editing
  const hintId = useId()
  const described = [hintId, input['aria-describedby']].filter(Boolean).join(' ')
  const { ids, wiring } = useField({ requirement, error }, { ...input, 'aria-describedby': described })
  const lang = input.lang ?? textLanguage(value)

  const shown = (
    <>
      {value === '' ? (
        <span data-empty="" lang={textLanguage(labels.empty)}>
          {labels.empty}
        </span>
      ) : (
        <span lang={lang} translate="no">
          {value}
        </span>
      )}
      <Icon name="pencil" size={20} />
    </>
  )

  return (
    <Root>
      <FieldTop>
        <FormLabel htmlFor={ids.field} lang={textLanguage(label)}>
          {label}
        </FormLabel>
        {requirement && <Requirement id={ids.requirement}>{requirement}</Requirement>}
        {phase === 'editing' && (
          <KeyHint id={hintId} lang={textLanguage(labels.hint)}>
            {labels.hint}
          </KeyHint>
        )}
        <Status role="status" data-saved={isSaved ? '' : undefined}>
          {phase === 'saving' && (
            <>
              <Ring as="i" />
              <span lang={textLanguage(labels.saving)}>{labels.saving}</span>
            </>
          )}
          {isSaved && (
            <>
              <Icon name="check" size={14} />
              <span lang={textLanguage(labels.saved)}>{labels.saved}</span>
            </>
          )}
        </Status>
      </FieldTop>
      <Cell>
        {phase === 'shown' ? (
          <ValueButton
            ref={button}
            id={ids.field}
            aria-label={labels.edit}
            lang={textLanguage(labels.edit)}
            onClick={editing.start}
            onKeyDown={ignoreHeldEnter}
          >
            {shown}
          </ValueButton>
        ) : (
          <>
            <Sizer aria-hidden="true">{shown}</Sizer>
            <Input
              error={error !== undefined}
              readOnly={phase === 'saving'}
              defaultValue={editing.before}
              inputProps={{
                enterKeyHint: 'done',
                ...input,
                ...wiring,
                ref: field,
                lang,
                'aria-busy': phase === 'saving' || undefined,
              }}
              onChange={({ target }) => editing.check(target.value)}
              onBlur={() => editing.leave('blur')}
              onKeyDown={(event) => onKey(event, editing)}
            />
          </>
        )}
      </Cell>
      <FieldError id={ids.error} error={error} />
    </Root>
  )
}

function onKey(event: KeyboardEvent, { leave, restore }: Editing) {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  // These keys must not reach a surrounding form or modal.
  event.stopPropagation()
  // Safari reports 229 for the key that ends a composition.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return
  event.preventDefault()
  if (event.key === 'Escape') restore()
  else if (!event.repeat) leave('enter')
}

/** Enter that is still held after saving would open the field again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
