import { styled } from '@mui/material/styles'
import { useRef, useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
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
  /** Called with what was chosen or dropped; never with nothing. */
  onFiles: (files: readonly File[]) => void
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>
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

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A place for a file: dropped with the mouse, or chosen with the button by everybody else. */
export function FileDrop({ text, button, hint, accept, onFiles, ref }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const give = (files: FileList | null) => {
    if (files !== null && files.length > 0) onFiles([...files])
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    give(currentTarget.files)
    // The same file can be chosen again.
    currentTarget.value = ''
  }
  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        // Without it the browser opens the file.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        give(event.dataTransfer.files)
      }}
    >
      <Icon name="upload" size={24} />
      <Text weight="medium" data-drop>
        {text}
      </Text>
      <Button ref={ref} size="large" onClick={() => input.current?.click()}>
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
