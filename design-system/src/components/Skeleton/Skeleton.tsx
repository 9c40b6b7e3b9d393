import MuiSkeleton from '@mui/material/Skeleton'

/** `square` keeps the shape of a product picture at any width; `text` is as tall as a line of its surroundings. */
export const SKELETON_SHAPES = ['text', 'box', 'square', 'circle', 'pill'] as const
export type SkeletonShape = (typeof SKELETON_SHAPES)[number]

export interface SkeletonProps {
  /** @default 'text' */
  shape?: SkeletonShape
  /** A CSS width, or px. @default '100%' */
  width?: number | string
  /** Px. @default by shape */
  height?: number
}

/** The place of something that is still loading, in its own shape. Silent: what is busy says so itself. */
export function Skeleton({ shape, ...size }: SkeletonProps) {
  // By `sx`: its own `width` and `height` are a style attribute, which the server's page may not have.
  return <MuiSkeleton aria-hidden="true" variant={shape} sx={size} />
}
