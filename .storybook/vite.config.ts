import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** Vite configuration of Storybook, without the build steps of the shop. Serves the worker script from msw. */
export default defineConfig({
  plugins: [react(), msw({ mode: 'worker-only' })],
  build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
})
