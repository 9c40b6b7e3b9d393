interface FallbackProps {
  /** Alternative text; empty when the name is shown beside it. */
  alt: string
}

/** A closed jug, shown instead of a missing picture. */
export function Fallback({ alt }: FallbackProps) {
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <svg
      {...meaning}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M38 22h20M40 22l2 11c-9 4-15 12-15 22 0 8 5 15 11 20h20c6-5 11-12 11-20 0-10-6-18-15-22l2-11" />
      <path d="M29 48c6 3 32 3 38 0M28 60c7 3.5 33 3.5 40 0M34 75h28" />
      <path d="M56 28c9 0 14 5 13 15" />
    </svg>
  )
}
