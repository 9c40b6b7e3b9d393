import { SOCIAL_NETWORKS, type SocialLinks, type SocialNetwork } from '@dukani/contracts'
import type { SocialLink } from '@dukani/design-system'

const NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
}

/** The shop's social media pages (ROUTE-11): those that it has. */
export function socialLinks(links: SocialLinks): SocialLink[] {
  return SOCIAL_NETWORKS.filter((network) => links[network]).map((network) => ({
    network,
    href: links[network],
    label: NAMES[network],
  }))
}
