/**
 * Query of the second request for a script or a style. The browser answers a repeated URL with the request that is still
 * held, Firefox with the failure, an HTTP cache with the wrong response; the page's integrity list knows both URLs.
 */
export const chunkRetryQuery = '?retry'

/** Time-out of a script or a style of a later screen, milliseconds. (CON-02) */
export const chunkTimeoutMs = 120_000
