import type { FastifyBaseLogger } from 'fastify'
import {
  BULK_SWEEP_INTERVAL_MS,
  CART_SWEEP_INTERVAL_MS,
  EVENT_SWEEP_INTERVAL_MS,
  IMPORT_INTERVAL_MS,
  IMPORT_SWEEP_INTERVAL_MS,
  PAYMENT_SWEEP_INTERVAL_MS,
  PROFILE_PICTURE_SWEEP_INTERVAL_MS,
  PROMOTION_SWEEP_INTERVAL_MS,
  RENAMED_SWEEP_INTERVAL_MS,
  RETURN_PICTURE_SWEEP_INTERVAL_MS,
  SEARCH_MISS_INTERVAL_MS,
  SETTINGS_POLL_MS,
  STOCK_SWEEP_INTERVAL_MS,
} from './config/limits.ts'
import type { Database } from './db/database.ts'
import type { Services } from './modules.ts'
import { createCartSweep } from './modules/cart/sweep.ts'
import { renewRenamed } from './modules/categoryAdmin/renewSearch.ts'
import { deleteOldBulkChanges } from './modules/productAdmin/bulkRepository.ts'
import { createPromotionSweep } from './modules/promotions/sweep.ts'
import { deleteOldEvents } from './modules/staff/eventRepository.ts'
import { deleteOldMovements } from './modules/stock/movements.ts'
import { startSweeper, type Sweep } from './sweeper.ts'

/**
 * Starts the shop's periodic jobs.
 * @returns stops them, and waits for those in progress
 */
export function startSweepers(
  db: Database,
  services: Pick<
    Services,
    'imports' | 'payments' | 'profile' | 'returnPictures' | 'searchMisses' | 'settings'
  >,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const sweeps: Sweep[] = [
    { what: 'payments', intervalMs: PAYMENT_SWEEP_INTERVAL_MS, sweep: services.payments.sweep },
    { what: 'guests’ carts', intervalMs: CART_SWEEP_INTERVAL_MS, sweep: createCartSweep(db) },
    {
      what: 'changes of many products',
      intervalMs: BULK_SWEEP_INTERVAL_MS,
      sweep: () => deleteOldBulkChanges(db),
    },
    {
      what: 'waiting imports',
      intervalMs: IMPORT_INTERVAL_MS,
      runsOwnJobs: true,
      sweep: services.imports.run,
    },
    { what: 'old imports', intervalMs: IMPORT_SWEEP_INTERVAL_MS, sweep: services.imports.sweep },
    {
      what: 'renamed categories',
      intervalMs: RENAMED_SWEEP_INTERVAL_MS,
      sweep: (stop) => renewRenamed(db, stop),
    },
    {
      what: 'promotions',
      intervalMs: PROMOTION_SWEEP_INTERVAL_MS,
      runsOwnJobs: true,
      sweep: createPromotionSweep(db),
    },
    {
      what: 'changed settings',
      intervalMs: SETTINGS_POLL_MS,
      runsOwnJobs: true,
      sweep: services.settings.refresh,
    },
    { what: 'changes of stocks', intervalMs: STOCK_SWEEP_INTERVAL_MS, sweep: () => deleteOldMovements(db) },
    { what: 'events', intervalMs: EVENT_SWEEP_INTERVAL_MS, sweep: () => deleteOldEvents(db) },
    {
      what: 'searches without results',
      intervalMs: SEARCH_MISS_INTERVAL_MS,
      sweep: services.searchMisses.store,
    },
    {
      what: 'pictures of customers',
      intervalMs: PROFILE_PICTURE_SWEEP_INTERVAL_MS,
      sweep: services.profile.sweep,
    },
    {
      what: 'pictures of returns',
      intervalMs: RETURN_PICTURE_SWEEP_INTERVAL_MS,
      sweep: services.returnPictures.sweep,
    },
  ]
  const endings = sweeps.map((sweep) => startSweeper(sweep, log))
  return async () => void (await Promise.all(endings.map((end) => end())))
}
