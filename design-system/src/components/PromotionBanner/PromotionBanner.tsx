import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { Icon } from '../Icon/index.ts'

export interface PromotionBannerProps {
  /** Label before the text. */
  label: string
  /** The shop's own words. */
  text: string
}

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  borderRadius: theme.shape.control,
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.pxToRem(14),
  '& > svg': { flex: 'none', color: theme.vars.palette.saffron.text },
  '& > p': { minWidth: 0, paddingBlock: 1, overflowWrap: 'anywhere' },
  '& b': { fontWeight: theme.typography.fontWeightBold, marginInlineEnd: 8 },
}))

/** A product's promotion (PROD-09), shown beside the price. */
export function PromotionBanner({ label, text }: PromotionBannerProps) {
  return (
    <Banner>
      <Icon name="tag" size={22} />
      <p>
        <b>{label}</b> <span lang={textLanguage(text)}>{text}</span>
      </p>
    </Banner>
  )
}
