import type { SocialLinks, SocialNetwork } from '@dukani/contracts'
import type { SocialLink } from '@dukani/design-system'

const NAMES: readonly [SocialNetwork, string][] = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
]

/** The shop's social media pages (ROUTE-11): those that it has. */
export const socialLinks = (links: SocialLinks): SocialLink[] =>
  NAMES.flatMap(([network, label]) => (links[network] ? [{ network, href: links[network], label }] : []))
