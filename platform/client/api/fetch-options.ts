/** How the product API is fetched, by a page as by its token worker. */
export const fetchOptions = {
  // A redirect would carry the token to wherever the response says.
  redirect: 'error',
  credentials: 'omit',
} as const

/** The part of `fetch` that calls of the API use. */
export type ApiFetch = (url: string, request: ApiRequest) => Promise<Response>

export interface ApiRequest extends RequestInit {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
