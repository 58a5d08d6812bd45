/** What runs before the first script of a page: every built-in that a token could pass is hooked, and what passes is noted. */
export function hookBuiltIns(): void {
  // An empty page has fewer of them in Firefox.
  if (!globalThis.isSecureContext) return
  const noted: string[] = []
  Object.defineProperty(window, 'sarvNoted', { value: noted })
  const { stringify } = JSON
  const { then } = Promise.prototype
  const { apply } = Reflect
  const latin = (bytes: Uint8Array) => {
    let text = ''
    for (let place = 0; place < bytes.length && place < 20_000; place++) text += String.fromCharCode(bytes[place] ?? 0)
    return text
  }
  function note(value: unknown): void {
    if (typeof value === 'string') noted[noted.length] = value
    else if (value instanceof ArrayBuffer) noted[noted.length] = latin(new Uint8Array(value))
    else if (value instanceof Uint8Array) noted[noted.length] = latin(value)
    else if (value instanceof Promise) apply(then, value, [note, () => undefined])
    else if (typeof value === 'object' && value !== null && !(value instanceof Node)) {
      try {
        noted[noted.length] = stringify(value)
      } catch {
        // A value that JSON cannot hold has no token of its own.
      }
    }
  }
  function hook(owner: object, names: readonly string[]): void {
    for (const name of names) {
      const native = Reflect.get(owner, name)
      const hooked = function (this: unknown, ...args: unknown[]) {
        for (let place = 0; place < args.length; place++) note(args[place])
        const result = apply(native, this, args)
        note(result)
        return result
      }
      Object.defineProperty(owner, name, { value: hooked, configurable: true, writable: true })
    }
  }
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
  Object.defineProperty(MessageEvent.prototype, 'data', {
    configurable: true,
    get(this: MessageEvent) {
      const value = data?.get?.call(this)
      note(value)
      return value
    },
  })
  hook(Response.prototype, ['text', 'json', 'arrayBuffer'])
  hook(ReadableStreamDefaultReader.prototype, ['read'])
  hook(Blob.prototype, ['text', 'arrayBuffer'])
  hook(JSON, ['parse', 'stringify'])
  hook(TextDecoder.prototype, ['decode'])
  hook(TextEncoder.prototype, ['encode'])
  hook(window, ['fetch', 'atob', 'btoa', 'structuredClone'])
  hook(Headers.prototype, ['set', 'append', 'get'])
  hook(XMLHttpRequest.prototype, ['open', 'setRequestHeader', 'send'])
  hook(Worker.prototype, ['postMessage'])
  hook(MessagePort.prototype, ['postMessage'])
  hook(BroadcastChannel.prototype, ['postMessage'])
  hook(SubtleCrypto.prototype, ['encrypt', 'decrypt', 'sign', 'digest'])
  hook(Storage.prototype, ['setItem', 'getItem'])
  hook(IDBObjectStore.prototype, ['put', 'add'])
  hook(String.prototype, ['slice', 'split', 'concat', 'startsWith', 'replaceAll'])
  hook(Object, ['assign', 'entries', 'fromEntries'])
}

/** Which of some texts the hooks of a page have noted, and how much they noted. */
export function findNoted(texts: readonly string[]): { found: string[]; noted: number } {
  const noted = Reflect.get(window, 'sarvNoted') as string[]
  return { found: texts.filter((text) => noted.some((each) => each?.includes(text))), noted: noted.length }
}
