import { textLanguage } from '@dukani/i18n'
import FormLabel from '@mui/material/FormLabel'
import { useId, useRef, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react'
import { FieldError } from '../../internal/FieldError.tsx'
import { FieldTop } from '../../internal/FieldFrame.tsx'
import { Requirement } from '../../internal/Requirement.tsx'
import { useField } from '../../internal/useField.ts'
import { Ring } from '../Button/Ring.ts'
import { Icon } from '../Icon/index.ts'
import { Cell, Input, KeyHint, Room, Root, Status, ValueButton } from './parts.ts'
import { useEditing, type Editing } from './useEditing.ts'

/** Texts of one field. */
export interface EditableFieldLabels {
  /** Name of the button that shows the value; it says both and what a press does: 'First name: Nino, edit'. */
  edit: string
  /** Stands for an empty value: 'not given'. */
  empty: string
  /** Said and shown while `onSave` is under way. */
  saving: string
  /** Said when it is done, and shown until the next editing. */
  saved: string
  /** Which key saves and which restores; read with the input. */
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
  /** Stands above the value and names the input. */
  label: string
  /** What is kept. When a save is done it is the new text already. */
  value: string
  /**
   * Saves a text that is trimmed, other than the value, and valid. Called once until it is answered.
   * @returns null when it is saved, else the sentence why not: what was typed stays, and Enter tries again
   */
  onSave: (text: string) => Promise<string | null>
  /** Why a (trimmed) text can't be saved; null when it can. */
  validate?: (text: string) => string | null
  /** Texts of the field; `edit` changes with the value. */
  labels: EditableFieldLabels
  /** The word beside the label: that it is required, or that it is optional. */
  requirement?: ReactNode
}

/**
 * Click to edit (PROF-02, PROF-04): the value is a button that looks like text; pressed, it is an input with its text
 * selected. Enter and leaving save what has changed and is valid, Escape restores and closes nothing around the field.
 * Attributes of an input go to the input.
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
            <Room aria-hidden="true">{shown}</Room>
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
  // Neither the form around it nor the modal: both keys are the field's own.
  event.stopPropagation()
  // 229 is Safari's word for a key that belongs to the composition it ends.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return
  event.preventDefault()
  if (event.key === 'Escape') restore()
  else if (!event.repeat) leave('enter')
}

/** Enter that is still held from saving would open the field anew. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
