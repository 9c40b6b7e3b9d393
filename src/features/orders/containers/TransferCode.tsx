import { QrCode, Stack, Text } from '@dukani/design-system'
import { useMemo } from 'react'
import { qrSquares } from '#shared/qr/qrSquares.ts'
import { CODE_SIZE } from '../model/codeSize.ts'

export interface TransferCodeProps {
  /** what the code holds */
  text: string
  /** what it is, for those who don't see it */
  label: string
  /** what to do with it */
  caption: string
}

/** The QR code of a transfer; nothing for a text that no code can hold. */
export function TransferCode({ text, label, caption }: TransferCodeProps) {
  const squares = useMemo(() => qrSquares(text), [text])
  if (squares === null) return null
  return (
    <Stack as="figure" gap={8} align="start" style={{ margin: 0 }}>
      <QrCode squares={squares} label={label} size={CODE_SIZE} />
      <Text as="figcaption" size={14}>
        {caption}
      </Text>
    </Stack>
  )
}
