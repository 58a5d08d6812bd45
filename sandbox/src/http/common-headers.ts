/**
 * The headers of every response of the four services, an error too; what may be kept, framed or shown elsewhere says so
 * itself. What is said is a person's, or of this moment.
 */
export const commonHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const
