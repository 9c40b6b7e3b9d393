/** A sample product picture: a square with a centred object and no background. */
const drawing = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <defs>
        <linearGradient id="wine" x2="1" y2="1"><stop stop-color="mediumvioletred"/><stop offset="1" stop-color="maroon"/></linearGradient>
        <linearGradient id="clay" x2="1"><stop stop-color="peru"/><stop offset="1" stop-color="saddlebrown"/></linearGradient>
        <linearGradient id="wool" x2="1" y2="1"><stop stop-color="crimson"/><stop offset="1" stop-color="deeppink"/></linearGradient>
        <linearGradient id="steel" x2="1"><stop stop-color="gainsboro"/><stop offset="1" stop-color="slategray"/></linearGradient>
        <radialGradient id="shade"><stop stop-opacity=".22"/><stop offset="1" stop-opacity="0"/></radialGradient>
      </defs>
      <ellipse cx="50" cy="83" rx="27" ry="5" fill="url(#shade)"/>${shapes}</svg>`,
  )}`

/** Pictures for stories, without network requests. */
export const samplePictures = {
  glass: drawing(
    `<path d="M36 20h28l6 24c3 12-7 21-17 22v12h9v4H38v-4h9V66C37 65 27 56 30 44Z" fill="lightcyan" stroke="lightsteelblue"/>
     <path d="M32 42h36c2 11-8 20-18 20S30 53 32 42Z" fill="url(#wine)"/><path d="M58 24l5 16" stroke="white" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  ),
  pot: drawing(
    `<rect x="32" y="26" width="36" height="7" rx="3.5" fill="saddlebrown"/>
     <path d="M34 32h32c14 3 13 17 10 26l-4 20a5 5 0 0 1-5 4H33a5 5 0 0 1-5-4l-4-20c-3-9-4-23 10-26Z" fill="url(#clay)"/>
     <path d="M36 30h30v9c0 5-7 5-7 0s-6-4-6 2c0 8-10 8-11 1-1-5-6-3-6-8Z" fill="goldenrod"/>`,
  ),
  scarf: drawing(
    `<path d="M50 18a24 24 0 1 0 15 43l13 10 8-22-14-3a24 24 0 0 0-22-28Zm0 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z" fill="url(#wool)"/>
     <path d="M40 60 24 82h22l16-20Z" fill="mediumvioletred"/>`,
  ),
  headphones: drawing(
    `<path d="M24 62a26 30 0 0 1 52 0" fill="none" stroke="url(#steel)" stroke-width="7"/>
     <rect x="19" y="56" width="16" height="26" rx="7" fill="url(#steel)"/><rect x="65" y="56" width="16" height="26" rx="7" fill="url(#steel)"/>`,
  ),
} as const
