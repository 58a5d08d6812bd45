/**
 * Fake XMLHttpRequest over fetch for pages of jsdom, whose own neither takes Node's FormData nor sends files to another origin: the
 * upload goes out by Node's fetch, to the real sandbox. It knows what `sendUpload` needs and no more.
 */
class UploadByFetch {
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseURL = ''
  responseText = ''
  readonly #sending = new AbortController()
  readonly #headers = new Headers()
  #answered = new Headers()
  #address = ''

  open(_method: string, address: string) {
    this.#address = address
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string) {
    return this.#answered.get(name)
  }

  abort() {
    this.#sending.abort()
  }

  async send(body: FormData) {
    try {
      const { signal } = this.#sending
      // Fetch does not tell: until the answer is here, half of it has left.
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
      const answer = await fetch(this.#address, { method: 'POST', headers: this.#headers, body, signal })
      this.responseText = await answer.text()
      this.status = answer.status
      this.responseURL = answer.url
      this.#answered = answer.headers
      this.upload.onload?.()
      this.onload?.()
    } catch {
      if (this.#sending.signal.aborted) this.onabort?.()
      else this.onerror?.()
    }
  }
}

/** Lets the uploads of this page reach the sandbox from here on. @example beforeAll(uploadByFetch) */
export function uploadByFetch(): void {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: UploadByFetch, configurable: true, writable: true })
}
