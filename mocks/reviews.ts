import type { Review } from '@dukani/contracts'

/** A review as the server sends it. */
export function review(overrides: Partial<Review> = {}): Review {
  return {
    id: '0199a1b2-0000-7000-800a-000000000001',
    user_first_name: 'თამარი',
    rating: 5,
    comment: 'ძალიან კარგი ღვინოა, მეორედ შევუკვეთე.',
    created_at: '2026-03-05T10:20:00.000Z',
    ...overrides,
  }
}

const NAMES = ['თამარი', 'გიორგი', 'ლუკა', 'მარიამი', 'ანა'] as const

/** So many reviews, newest first, each with a comment of its own. */
export function reviews(count: number): Review[] {
  return Array.from({ length: count }, (_, index) =>
    review({
      id: `0199a1b2-0000-7000-800a-${String(index + 1).padStart(12, '0')}`,
      user_first_name: NAMES[index % NAMES.length] ?? '',
      rating: 5 - (index % 4),
      comment: `მიმოხილვა ნომერი ${index + 1}`,
      created_at: new Date(Date.UTC(2026, 2, 5) - index * 86_400_000).toISOString(),
    }),
  )
}
