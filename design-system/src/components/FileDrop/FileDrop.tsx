import { styled } from '@mui/material/styles'
import { useRef, type ChangeEvent } from 'react'
import { useFileDrop } from '../../internal/useFileDrop.ts'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'

export interface FileDropProps {
  /** Says that a file can be dropped here; hidden where there is no mouse. */
  text: string
  /** Label of the button that opens the file dialog. */
  button: string
  /** Which files, and how large. */
  hint?: string
  /** Endings and media types that the file dialog offers, separated by commas. What is dropped isn't filtered. */
  accept: string
  /** Called with the file that was chosen, or the first one that was dropped. */
  onFile: (file: File) => void
}

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '28px 16px',
  border: `2px dashed ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.panel,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: 'center',
  '&[data-over]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '@media (hover: none)': { '& > [data-drop]': { display: 'none' } },
}))

/** A place for a file: dropped with the mouse, or chosen with the button by everybody else. */
export function FileDrop({ text, button, hint, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, place } = useFileDrop(true, onFile)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // The same file can be chosen again.
    currentTarget.value = ''
  }
  return (
    <Zone data-over={isOver || undefined} {...place}>
      <Icon name="upload" size={24} />
      <Text weight="medium" data-drop>
        {text}
      </Text>
      <Button size="large" onClick={() => input.current?.click()}>
        {button}
      </Button>
      {hint !== undefined && (
        <Text size={14} tone="muted">
          {hint}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        aria-label={button}
        onChange={choose}
      />
    </Zone>
  )
}
