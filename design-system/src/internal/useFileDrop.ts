import { useEffect, useState, type DragEvent } from 'react'

/** Whether files are dragged, and not a text or a link. */
function carriesFiles(data: DataTransfer | null): boolean {
  return data !== null && Array.from(data.types).includes('Files')
}

/**
 * Makes an element a drop zone for a file. While mounted, it keeps the browser from opening a file that is dropped
 * elsewhere on the page.
 * @param isTaking false rejects files
 */
export function useFileDrop(isTaking: boolean, onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
  }, [])

  const onDragOver = (event: DragEvent) => {
    if (!isTaking || !carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    isOver: isOver && isTaking,
    place: {
      onDragEnter: onDragOver,
      onDragOver,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!isTaking || !carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      },
    },
  }
}
