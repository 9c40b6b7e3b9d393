/** The networks with an icon. */
export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok'

const STROKES: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: [
    'M14 20.5v-7h2.7l.5-3.1H14V8.5c0-1 .5-1.8 1.9-1.8h1.5V4c-.7-.1-1.4-.2-2.1-.2-2.6 0-4.3 1.5-4.3 4.3v2.3H8.3v3.1H11v7',
  ],
  instagram: [
    'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5Z',
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
    'M17 7h.01',
  ],
  tiktok: ['M13.5 4v11.3a3.7 3.7 0 1 1-3.7-3.7', 'M13.5 4c.3 2.9 2.3 4.8 5.2 5'],
}

/** A social network's icon. The link around it has the accessible name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {STROKES[network].map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  )
}
