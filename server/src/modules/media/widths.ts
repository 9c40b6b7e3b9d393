/**
 * The widths in pixels that `/media/…?w=` answers, smallest first. Every other width is refused, so that nobody
 * can fill the disk with pictures of 1, 2, 3 … pixels.
 */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

/** What is answered when no width is asked for. */
export const LARGEST_WIDTH: MediaWidth = 1280
