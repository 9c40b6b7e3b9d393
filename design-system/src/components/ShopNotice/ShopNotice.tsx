import { styled } from '@mui/material/styles'
import { CONTENT_WIDTH } from '../../theme/tokens.ts'
import { IconButton } from '../IconButton/index.ts'

export interface ShopNoticeProps {
  /** Identifies the text. While the root element's `data-closed-notice` is the same, the notice isn't shown. */
  id: string
  /** Name of the region. */
  label: string
  /** One or two sentences. */
  text: string
  /** Name of the button. */
  closeLabel: string
  /** Called when it is closed: set the root's `data-closed-notice`, and move the focus on. */
  onClose: () => void
}

const Bar = styled('section', { shouldForwardProp: (name) => name !== 'noticeId' })<{ noticeId: string }>(
  ({ theme, noticeId }) => ({
    background: theme.vars.palette.warning.soft,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    // By CSS, so that a closed notice isn't painted first in a page that is the same for everybody.
    [`[data-closed-notice=${JSON.stringify(noticeId)}] &`]: { display: 'none' },
    '@media print': { display: 'none' },
  }),
)

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: CONTENT_WIDTH,
  marginInline: 'auto',
  paddingBlock: 2,
  paddingInline: 'max(16px, env(safe-area-inset-left)) max(4px, env(safe-area-inset-right))',
  [theme.breakpoints.up('md')]: { paddingInline: '32px 20px' },
  '& > p': {
    flex: 1,
    minWidth: 0,
    paddingBlock: 8,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    fontSize: theme.typography.pxToRem(14),
    fontWeight: theme.typography.fontWeightMedium,
  },
}))

/** A sentence of the shop between the header and the page, which a visitor can close for good. */
export function ShopNotice({ id, label, text, closeLabel, onClose }: ShopNoticeProps) {
  return (
    <Bar noticeId={id} aria-label={label}>
      <Inside>
        <p>{text}</p>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </Inside>
    </Bar>
  )
}
