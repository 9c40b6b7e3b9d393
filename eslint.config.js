// Plain JavaScript, because ESLint reads only that without a loader; Node itself runs the TypeScript behind it.
export { config as default } from './scripts/lint/config.ts'
