/** What a toxic stands in the way of: the request before its service has it, or the response that the service has made. */
export type ToxicStream = 'upstream' | 'downstream'

/** Network fault in Toxiproxy's words, with what only HTTP has: the page of a gateway, HTML for data, a wrong clock. */
export type Toxic = { readonly stream: ToxicStream } & (
  | { readonly type: 'latency'; readonly latency: number }
  /** A black hole: nothing comes any more, and the connection stays open until the toxic is removed. */
  | { readonly type: 'timeout' }
  | { readonly type: 'reset_peer' }
  /** The connection is closed behind so many bytes of a body. */
  | { readonly type: 'limit_data'; readonly bytes: number }
  /** @param delay milliseconds between two pieces */
  | { readonly type: 'slicer'; readonly average_size: number; readonly delay: number }
  /** @param rate kilobytes a second */
  | { readonly type: 'bandwidth'; readonly rate: number }
  | { readonly type: 'bad_gateway' }
  /** Status 200 with a page, as a network answers in which one must sign in. */
  | { readonly type: 'html' }
  /** @param seconds by which the `Date` of a response is wrong */
  | { readonly type: 'clock_skew'; readonly seconds: number }
)

/** A toxic before a service. */
export interface PlacedToxic<Service extends string = string> {
  /** The service; for a proxy its origin. */
  readonly service: Service
  readonly toxic: Toxic
  /** The share of the requests that it hits, 0…1, evenly, from the first: of a half it, the third, the fifth … */
  readonly toxicity: number
}
