/**
 * Query of the second request for a chunk or its styles. The first may be held open, and the browser hands that one out to
 * whoever asks for the same URL; the page's integrity list knows both.
 */
export const chunkRetryQuery = '?retry'
