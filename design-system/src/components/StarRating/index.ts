export { StarRating, type StarRatingProps } from './StarRating.tsx'
export { StarRatingInput, type StarRatingInputProps } from './StarRatingInput.tsx'
