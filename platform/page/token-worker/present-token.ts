import type { ApiResponse } from '../../client/api/api-response'

/** Sends a request with the headers that its access token needs. */
export type PresentToken = <Response extends ApiResponse>(
  accessToken: string,
  request: { readonly method: string; readonly url: string },
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
) => Promise<Response>

/** Bearer token (RFC 6750): whoever has it may use it. */
export const presentBearer: PresentToken = (accessToken, _request, send) =>
  send({ Authorization: `Bearer ${accessToken}` })
