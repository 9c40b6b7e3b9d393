import type { Catalogue } from '../translate.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { mui } from './mui.ts'
import { product } from './product.ts'
import { server } from './server.ts'
import { shell } from './shell.ts'

/** The English interface. */
export const en: Catalogue = { ...shell, ...catalogue, ...product, ...cart, ...server, ...mui }
