import { loadClient } from '#shared/api/deferredClient.ts'

// In the shop it comes after hydration; in these tests the first call doesn't wait for it.
await loadClient()
