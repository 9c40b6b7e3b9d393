/** The same library as `mapbox-gl`, built without code out of strings and without a worker out of a blob. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  export { default } from 'mapbox-gl'
}
