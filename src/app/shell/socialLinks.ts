import type { SocialLink } from '@dukani/design-system'

/** The shop's social media pages (ROUTE-11). */
export const SOCIAL_LINKS: readonly SocialLink[] = [
  { network: 'facebook', href: 'https://www.facebook.com/dukani', label: 'Facebook' },
  { network: 'instagram', href: 'https://www.instagram.com/dukani', label: 'Instagram' },
  { network: 'tiktok', href: 'https://www.tiktok.com/@dukani', label: 'TikTok' },
]
