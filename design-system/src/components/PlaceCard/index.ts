export { PlaceCard, type PlaceCardProps, type PlaceFact } from './PlaceCard.tsx'
