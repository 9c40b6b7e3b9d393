import type { Picture } from './picture.ts'
import { clothes } from './products/clothes.ts'
import { electronics } from './products/electronics.ts'
import { footwear } from './products/footwear.ts'
import { home } from './products/home.ts'
import { sport } from './products/sport.ts'
import { sweets } from './products/sweets.ts'
import { toys } from './products/toys.ts'
import { wine } from './products/wine.ts'
import { food } from './reviews/food.ts'
import { household } from './reviews/household.ts'
import { saperavi } from './reviews/saperavi.ts'
import { wear } from './reviews/wear.ts'
import type { SeedProduct, SeedReviews } from './types.ts'

/** The demo shop's categories in the order in which they are listed. */
export const seedCatalogue: readonly {
  title: string
  titleEn: string
  products: readonly SeedProduct[]
}[] = [
  { title: 'ღვინო', titleEn: 'Wine', products: wine },
  { title: 'თაფლი და ტკბილეული', titleEn: 'Honey and sweets', products: sweets },
  { title: 'ტანსაცმელი', titleEn: 'Clothes', products: clothes },
  { title: 'ფეხსაცმელი და ჩანთები', titleEn: 'Shoes and bags', products: footwear },
  { title: 'ელექტრონიკა', titleEn: 'Electronics', products: electronics },
  { title: 'სახლი', titleEn: 'Home', products: home },
  { title: 'სათამაშოები', titleEn: 'Toys', products: toys },
  { title: 'სპორტი', titleEn: 'Sport', products: sport },
]

/** Every review of the demo shop, by its product's handle. */
export const seedReviews: SeedReviews = { ...saperavi, ...food, ...wear, ...household }

/** What each product's pictures are composed from, by its handle. */
export const seedPictures: ReadonlyMap<string, Picture> = new Map(
  seedCatalogue.flatMap(({ products }) => products.map(({ handle, picture }) => [handle, picture] as const)),
)

/** Pictures that every demo product has: whole, close, in a group. */
export const PICTURES_EACH = 3

/** The path below `/media/` of a product's picture, counted from 1. */
export const picturePath = (handle: string, number: number): string => `demo/${handle}-${number}`

/** The products that the catalogue's first page shows, newest first. */
export const newestProducts = (count: number): SeedProduct[] =>
  seedCatalogue
    .flatMap(({ products }) => products)
    .sort((a, b) => b.created.localeCompare(a.created))
    .slice(0, count)
