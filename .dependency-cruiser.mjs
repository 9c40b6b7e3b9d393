// For the command line and editors; `npm run boundaries` reads the same rules and fails when it reads too little.
export { configuration as default } from './scripts/boundaries/rules.ts'
