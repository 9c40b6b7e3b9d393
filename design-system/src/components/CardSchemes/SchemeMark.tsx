import type { ReactElement } from 'react'

/** The card schemes with a logo. */
export type CardScheme = 'visa' | 'mastercard' | 'amex'

const MARKS: Readonly<Record<CardScheme, ReactElement>> = {
  visa: (
    <path
      transform="translate(3.2) skewX(-13)"
      strokeWidth="2.2"
      d="m7.6 8.2 3.1 9.6 4-9.6m3.2 0v9.6m8.2-8.4c-1.4-1.6-4.9-1.5-4.9 1.1 0 2.7 4.6 2.1 4.6 4.8 0 2.7-3.7 2.9-5.3 1.2m8 .9 3.2-9.6 3 9.6m-5.2-3.2h4.2"
    />
  ),
  mastercard: (
    <g stroke="none" fill="currentColor">
      <circle cx="15.6" cy="13" r="7" fillOpacity="0.85" />
      <circle cx="24.4" cy="13" r="7" fillOpacity="0.45" />
    </g>
  ),
  amex: (
    <path
      strokeWidth="1.9"
      d="m5.6 17 3-8 3 8m-5-2.6h4m3.8 2.6V9l3 4.6 3-4.6v8m7.4-8h-4.4v8h4.4m-4.4-4h3.8m3.2-4 5.4 8m0-8-5.4 8"
    />
  ),
}

/** A card scheme's logo on a small card, in the colour of the surrounding text. */
export function SchemeMark({ scheme, name }: { scheme: CardScheme; name: string }) {
  return (
    <svg
      viewBox="0 0 40 26"
      width="40"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={name}
    >
      <rect x="0.5" y="0.5" width="39" height="25" rx="5" strokeOpacity="0.45" />
      {MARKS[scheme]}
    </svg>
  )
}
