/**
 * Query of the second request for a chunk. The first may be held open, and the browser's module map hands that one out to
 * whoever imports the same URL; the page's integrity list knows both.
 */
export const chunkRetryQuery = '?retry'
