import type { BenchProduct } from './catalogue.ts'

/** A search that is measured. */
export interface SearchEngine {
  /** The handles of the products that answer what a shopper typed, best first: at least the first five. */
  find(text: string): Promise<string[]>
}

/** Makes an engine that searches these products, given newest first, and nothing else. `close` frees what it uses. */
export type OpenBenchShop = (
  products: Iterable<BenchProduct>,
) => Promise<SearchEngine & { close(): Promise<void> }>
