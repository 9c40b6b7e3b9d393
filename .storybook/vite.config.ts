import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** Storybook's own Vite: the shop's build has steps that stories don't need. The worker script is served from msw itself. */
export default defineConfig({
  plugins: [react(), msw({ mode: 'worker-only' })],
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
})
