import { styled } from '@mui/material/styles'
import { fontFamily } from '../../theme/fonts.ts'
import { CONTENT_WIDTH } from '../../theme/tokens.ts'
import { canHover, color, radius, rem, transition, up, weight } from '../../theme/vars.ts'
import { SocialIcon, type SocialNetwork } from './SocialIcon.tsx'

/** One place elsewhere. */
export interface SocialLink {
  /** Which sign is drawn; each network once. */
  network: SocialNetwork
  /** Opened in another tab. */
  href: string
  /** Names the link, since its icon says nothing to a screen reader; `newTab` follows it. */
  label: string
}

export interface ShopFooterProps {
  /** The shop's name, never translated. */
  name: string
  /** What the shop is, in a line. */
  tagline: string
  /** The line of rights. */
  rights: string
  /** Names the list of social links. */
  socialLabel: string
  /** Said after a link's name: that it opens another tab. */
  newTab: string
  /** In the order that they are shown. */
  social: readonly SocialLink[]
}

const Bar = styled('footer')({
  borderBlockStart: `1px solid ${color.hairline}`,
  paddingBlock: '32px calc(32px + env(safe-area-inset-bottom))',
})

const Inside = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
  maxWidth: CONTENT_WIDTH,
  marginInline: 'auto',
  paddingInline: 'max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right))',
  [up.md]: { paddingInline: 32 },
})

const Name = styled('p')({
  fontFamily: fontFamily.heading,
  fontSize: rem(22),
  fontWeight: weight.bold,
  lineHeight: 1.25,
  color: color.primary,
})

const Quiet = styled('p')({ margin: '4px 0 0', fontSize: rem(14), color: color.muted })

const Links = styled('ul')({ display: 'flex', gap: 8 })

const Link = styled('a')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.pill,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  color: color.ink,
  transition: transition(['color', 'border-color']),
  [canHover]: { '&:hover': { color: color.primary, borderColor: 'currentColor' } },
})

const Rights = styled(Quiet)({ flexBasis: '100%', margin: 0, fontSize: rem(12) })

/** The end of every screen: the name once more, and where else the shop can be found (ROUTE-11). */
export function ShopFooter({ name, tagline, rights, socialLabel, newTab, social }: ShopFooterProps) {
  return (
    <Bar>
      <Inside>
        <div>
          <Name translate="no">{name}</Name>
          <Quiet>{tagline}</Quiet>
        </div>
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
        <Rights>{rights}</Rights>
      </Inside>
    </Bar>
  )
}
