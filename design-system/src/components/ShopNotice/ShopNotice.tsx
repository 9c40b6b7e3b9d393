import { styled } from '@mui/material/styles'
import { Container } from '../../layout/Container.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { IconButton } from '../IconButton/index.ts'

export interface ShopNoticeProps {
  /** Identifies the text. While the root element's `data-closed-notice` is the same, the notice isn't shown. */
  id: string
  /** One or two sentences. */
  text: string
  closeLabel: string
  /** Called when it is closed: set the root's `data-closed-notice`, and move the focus on. */
  onClose: () => void
}

const Bar = styled('aside')(({ theme, id }) => ({
  background: theme.vars.palette.warning.soft,
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  // By CSS, so that a closed notice isn't painted first in a page that is the same for everybody.
  [`[data-closed-notice="${id}"] &`]: { display: 'none' },
}))

/** A sentence of the shop between the header and the page, which a visitor can close for good. */
export function ShopNotice({ id, text, closeLabel, onClose }: ShopNoticeProps) {
  return (
    <Bar id={id}>
      <Container>
        <Stack direction="row" justify="between" align="center" gap={12}>
          <Text size={14}>{text}</Text>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </Stack>
      </Container>
    </Bar>
  )
}
