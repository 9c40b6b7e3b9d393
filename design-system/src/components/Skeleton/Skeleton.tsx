import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { forwardExcept } from '../../internal/forwardExcept.ts'
/** `square` has the aspect ratio of a product picture; `text` is as tall as a line of text. */
export const SKELETON_SHAPES = ['text', 'box', 'square', 'circle', 'pill'] as const
export type SkeletonShape = (typeof SKELETON_SHAPES)[number]

export interface SkeletonProps {
  /** @default 'text' */
  shape?: SkeletonShape
  /** A CSS width, or a number of px. @default '100%' */
  width?: number | string
  /** In px. @default by shape */
  height?: number
}

// Of a layer of its own, so that the browser needn't paint the page for each frame.
const shine = keyframes({ to: { transform: 'translateX(100%)' } })

const Root = styled('span', { shouldForwardProp: forwardExcept('width', 'height') })<
  Pick<SkeletonProps, 'width' | 'height'>
>(({ theme, width = '100%', height }) => ({
  display: 'block',
  flex: 'none',
  width,
  maxWidth: '100%',
  height: height ?? '1em',
  borderRadius: theme.shape.small,
  backgroundColor: theme.vars.palette.skeleton.main,
  position: 'relative',
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(100deg, transparent 10%, ${theme.vars.palette.skeleton.shine} 50%, transparent 90%)`,
    transform: 'translateX(-100%)',
    animation: `${shine} 1.8s ease-in-out infinite`,
  },
  '&[data-shape="text"]': { height: height ?? '0.8em', marginBlock: '0.35em' },
  '&[data-shape="square"]': { height: 'auto', aspectRatio: '1', borderRadius: theme.shape.card },
  '&[data-shape="circle"]': { height: 'auto', aspectRatio: '1', borderRadius: '50%' },
  '&[data-shape="pill"]': { borderRadius: theme.shape.pill },
}))

/** A placeholder for loading content. Hidden from screen readers: mark the container as `aria-busy`. */
export function Skeleton({ shape = 'text', ...rest }: SkeletonProps) {
  return <Root aria-hidden="true" data-shape={shape} {...rest} />
}
