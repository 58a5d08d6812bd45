import * as z from 'zod/mini'

/** What an installation asks of its provider with each sign-in, beyond the protocol. */
export const authorizationRequest = z.object({
  /** `openid profile offline_access` when left out. */
  scope: z.optional(z.string()),
  /** For which API the access tokens are (RFC 8707). */
  resource: z.optional(z.string()),
  /** Further parameters of the authorization request, such as `audience`. */
  parameters: z.optional(z.record(z.string(), z.string())),
})
export type AuthorizationRequest = z.infer<typeof authorizationRequest>
