import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'
import { savedPreferences } from './scripts/savedPreferences.ts'
import { withoutRipple } from './scripts/withoutRipple.ts'
import { applyPreferences } from './src/app/applyPreferences.ts'
import { themeInBuild } from './vite.theme.ts'

/** The back office: a build of its own, so that none of it is in the storefront's files. */
export default defineConfig({
  root: 'admin',
  base: '/admin/',
  plugins: [
    themeInBuild(),
    withoutRipple(),
    react(),
    savedPreferences(applyPreferences, ['/index.html']),
    precompress(),
  ],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
