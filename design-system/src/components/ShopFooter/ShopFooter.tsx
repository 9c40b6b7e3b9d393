import { styled } from '@mui/material/styles'
import { fontFamily } from '../../theme/fontFamilies.ts'
import { CONTENT_WIDTH } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { SocialIcon, type SocialNetwork } from './SocialIcon.tsx'

/** One social link. */
export interface SocialLink {
  /** The network's icon; each network once. */
  network: SocialNetwork
  /** URL; opens in a new tab. */
  href: string
  /** Accessible name of the link; `newTab` is appended. */
  label: string
}

export interface ShopFooterProps {
  /** The shop's name, never translated. */
  name: string
  tagline: string
  rights: string
  /** Name of the list of social links. */
  socialLabel: string
  /** Appended to a link's name: that it opens a new tab. */
  newTab: string
  /** In display order; may be empty. */
  social: readonly SocialLink[]
}

const Bar = styled('footer')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: '32px calc(32px + env(safe-area-inset-bottom))',
}))

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
  maxWidth: CONTENT_WIDTH,
  marginInline: 'auto',
  paddingInline: 'max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right))',
  [theme.breakpoints.up('md')]: { paddingInline: 32 },
}))

const Name = styled('p')(({ theme }) => ({
  fontFamily: fontFamily.heading,
  fontSize: theme.typography.pxToRem(22),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.25,
  color: theme.vars.palette.primary.main,
}))

const Quiet = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
}))

const Links = styled('ul')({ display: 'flex', gap: 8 })

const Link = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.shape.pill,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  transition: theme.transitions.create(['color', 'border-color']),
  [canHover]: { '&:hover': { color: theme.vars.palette.primary.main, borderColor: 'currentColor' } },
}))

const Rights = styled(Quiet)(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  fontSize: theme.typography.pxToRem(12),
}))

/** The footer: the shop's name, tagline and social links (ROUTE-11). */
export function ShopFooter({ name, tagline, rights, socialLabel, newTab, social }: ShopFooterProps) {
  return (
    <Bar>
      <Inside>
        <div>
          <Name translate="no">{name}</Name>
          <Quiet>{tagline}</Quiet>
        </div>
        {social.length > 0 && (
          <nav aria-label={socialLabel}>
            <Links role="list">
              {social.map(({ network, href, label }) => (
                <li key={network}>
                  <Link
                    href={href}
                    aria-label={`${label} (${newTab})`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    <SocialIcon network={network} />
                  </Link>
                </li>
              ))}
            </Links>
          </nav>
        )}
        <Rights>{rights}</Rights>
      </Inside>
    </Bar>
  )
}
