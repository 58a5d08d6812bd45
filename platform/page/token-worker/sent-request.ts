/** A request that a page hands to the token worker; its bearer token is sealed. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly keepalive?: boolean
  /** JSON, or the fields of a form that is uploaded with progress. */
  readonly body?: string | readonly (readonly [name: string, value: FormDataEntryValue])[]
}

/** What the worker tells the page of a request, in this order; `failed` ends it at any time. */
export type SentNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'head'; readonly status: number; readonly headers: readonly [string, string][] }
  | { readonly kind: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly message: string }

/** What a page asks of the token worker; the ports come along. */
export type WorkerOrder =
  /** One port: its news; any message of the page ends the request. */
  | { readonly kind: 'send'; readonly request: SentRequest }
  /** Two ports: calls of the identity client, and calls back into the page. */
  | { readonly kind: 'identity' }
