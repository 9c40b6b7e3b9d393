import * as streams from 'node:stream/web'

// What Node has and jsdom doesn't: the API's mock streams by it.
Object.assign(globalThis, {
  ReadableStream: streams.ReadableStream,
  TransformStream: streams.TransformStream,
  WritableStream: streams.WritableStream,
})
