/** `grid-template-columns` for as many equal columns as fit, each at least `rem` wide; one on a phone. */
export const columns = (rem: number): string => `repeat(auto-fill, minmax(min(100%, ${rem}rem), 1fr))`
