import { Skeleton } from '../Skeleton/index.ts'

/** Widths of chips that are still loading, uneven as titles are. In px. */
const WIDTHS = [86, 214, 132, 196, 148, 92]

/** The categories that are still loading, in chips' shapes. */
export function ChipSkeletons() {
  return WIDTHS.map((width) => (
    <li key={width} aria-hidden="true">
      <Skeleton shape="pill" width={width} height={44} />
    </li>
  ))
}
