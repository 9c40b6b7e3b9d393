import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'
import { withoutRouterLinks } from './scripts/withoutRouterLinks.ts'
import { withoutThemeVariables } from './scripts/withoutThemeVariables.ts'

// What the first screen needs is one file: split up by which lazy parts share it, it comes to several kB more. Beside it
// stands what boot.ts needs too, which must not wait for the rest. The server's build is one file in all, read once at
// start: a later build can't pull a chunk from under a running server.
const browserChunks = {
  groups: [
    {
      name: 'boot',
      test: /vite\/preload-helper|src\/shared\/(cookies|preferences\/atStart)\.ts/,
      priority: 1,
    },
    { name: 'app', test: /src\/app\/entryClient\.tsx$/ },
  ],
}

// Emotion imports it for `withTheme`, which nobody here uses; being CommonJS it would stay all the same.
const UNUSED = /node_modules\/hoist-non-react-statics\/|@emotion\/react\/_isolated-hnrs\//

/** Two builds of one storefront: for the browser, and for the server that renders its first screen. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [withoutThemeVariables(), withoutRouterLinks(), react(), precompress()],
  publicDir: isSsrBuild ? false : 'public',
  // React's CommonJS doors choose their build by this; the server entry has no other place to learn it from.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The server entry carries its libraries: the host loads one file and needs no React of its own.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures and fonts stay files: `data:` addresses would weaken the CSP and grow every page.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: isSsrBuild ? false : browserChunks },
      treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] },
    },
  },
}))
