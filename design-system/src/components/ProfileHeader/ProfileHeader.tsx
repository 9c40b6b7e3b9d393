import { textLanguage } from '@dukani/i18n'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { useFileDrop } from '../../internal/useFileDrop.ts'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { FormMessage } from '../FormMessage/index.ts'
import { Icon } from '../Icon/index.ts'
import { Actions, DropHere, Hint, Name, Person, Picture, Root } from './parts.ts'

/** Texts of the header. */
export interface ProfileHeaderLabels {
  /** Label of the button that opens the file picker. */
  choose: string
  /** Shown while a file is dragged over the header. */
  drop: string
  remove: string
  /** Which files are accepted, in words. */
  hint: string
  picture: string
}

export interface ProfileHeaderProps {
  /** First and last name; its first letter replaces a missing picture. */
  name: string
  /** The email; wraps anywhere. */
  email: string
  /** The picture's address; null when the person has none. */
  picture: string | null
  labels: ProfileHeaderLabels
  /** A file was chosen or dropped. It may have any type and size: the file picker's filter can be bypassed. */
  onChoose: (file: File) => void
  /** Without it the picture can't be removed. */
  onRemove?: () => void
  /** The picture is being changed: no other file is accepted. @default false */
  pending?: boolean
  /** Why the last change failed. */
  error?: string | null
}

const TAKEN = 'image/jpeg,image/png,image/webp'

/**
 * Name, email and picture of a customer (PROF-01). The picture can be chosen, dropped anywhere on the header, or
 * removed.
 */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { name, email, picture, labels, onChoose, onRemove, pending = false, error } = props
  const file = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const { isOver, place } = useFileDrop(!pending, onChoose)
  const isRemovable = onRemove !== undefined && picture !== null
  const hadFocus = useRef(false)

  // The button disappears with the picture, so its focus has to be moved.
  useEffect(() => {
    if (!isRemovable && hadFocus.current) choose.current?.focus()
    hadFocus.current = false
  }, [isRemovable])

  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen) onChoose(chosen)
    // Reset, so that choosing the same file again fires a change event.
    target.value = ''
  }

  return (
    <Root data-profile-header="" {...place}>
      <Person>
        <Picture name={name} src={picture} alt={labels.picture} side={88} data-busy={pending || undefined} />
        <Stack gap={4}>
          <Name lang={textLanguage(name)} translate="no">
            {name}
          </Name>
          <Text size={14} tone="muted" lang={textLanguage(email)} translate="no">
            {email}
          </Text>
        </Stack>
      </Person>
      <Actions>
        <Button
          ref={choose}
          variant="soft"
          icon="camera"
          iconFrom="sm"
          pending={pending}
          lang={textLanguage(labels.choose)}
          onClick={() => file.current?.click()}
        >
          {labels.choose}
        </Button>
        {isRemovable && (
          <Button
            variant="text"
            icon="trash"
            iconFrom="sm"
            aria-disabled={pending || undefined}
            lang={textLanguage(labels.remove)}
            onFocus={() => (hadFocus.current = true)}
            onBlur={() => (hadFocus.current = false)}
            onClick={pending ? undefined : onRemove}
          >
            {labels.remove}
          </Button>
        )}
        <input ref={file} type="file" accept={TAKEN} hidden tabIndex={-1} onChange={onFile} />
        <Hint lang={textLanguage(labels.hint)}>{labels.hint}</Hint>
      </Actions>
      <FormMessage tone="error">{error}</FormMessage>
      {isOver && (
        <DropHere lang={textLanguage(labels.drop)}>
          <Icon name="camera" size={28} />
          {labels.drop}
        </DropHere>
      )}
    </Root>
  )
}
