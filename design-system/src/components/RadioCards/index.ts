export { type RadioCardOption } from './RadioCard.tsx'
export { RadioCards, type RadioCardsProps } from './RadioCards.tsx'
