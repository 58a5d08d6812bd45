import { Blob, File } from 'node:buffer'
import { BroadcastChannel } from 'node:worker_threads'
import { TestEnvironment } from 'jest-environment-jsdom'
import { quickComputedStyle } from './quick-computed-style.js'

/** What browsers have and jsdom lacks, or has in a kind that Node's fetch does not take. */
const nodeGlobals = {
  AbortController,
  AbortSignal,
  Blob,
  BroadcastChannel,
  CompressionStream,
  DecompressionStream,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  fetch,
  structuredClone,
}

/** Jest's jsdom with Node's network, streams, files and cryptography, so that a screen talks to the real sandbox. */
export default class SarvJsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    for (const [name, value] of Object.entries(nodeGlobals)) {
      Object.defineProperty(this.global, name, { value, writable: true, configurable: true })
    }
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true })
    // User Timing, as far as pages write it.
    this.global.performance.mark = () => undefined
    this.global.Element.prototype.scrollIntoView = () => undefined
    this.global.getComputedStyle = quickComputedStyle(this.global)
    // Bytes made by Node must be the page's bytes too: `instanceof` decides in many places.
    this.global.Uint8Array = Uint8Array
    this.global.ArrayBuffer = ArrayBuffer
  }

  exportConditions() {
    return ['node', 'node-addons']
  }
}
