export { RatingBars, type RatingBar, type RatingBarsProps } from './RatingBars.tsx'
