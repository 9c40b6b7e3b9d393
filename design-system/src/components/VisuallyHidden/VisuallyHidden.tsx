import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { HTMLAttributes } from 'react'

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>

/** Words for screen readers where the eye sees them otherwise; takes no room. */
export const VisuallyHidden = styled('span')(visuallyHidden)
