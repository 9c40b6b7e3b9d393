import { loadDeferredTexts } from '#shared/language/catalogues.ts'

// In the shop they come with the first chunk that needs them; these tests draw such parts by themselves.
await loadDeferredTexts()
