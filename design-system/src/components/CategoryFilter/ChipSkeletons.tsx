import { Skeleton } from '../Skeleton/index.ts'

/** Widths of the placeholders, in px; uneven like real titles. */
const WIDTHS = [86, 214, 132, 196, 148, 92]

/** Placeholders for categories that are loading. */
export function ChipSkeletons() {
  return WIDTHS.map((width) => (
    <li key={width} aria-hidden="true">
      <Skeleton shape="pill" width={width} height={44} />
    </li>
  ))
}
