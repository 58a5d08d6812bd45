/** Longest question that an address may bring, in characters. */
const maxLength = 500

/**
 * Parses the question that another page brings, `/chatbot?question=…`: to be looked at and sent by the person. (SUP-032)
 * @returns undefined for nothing, for too much, and for a text with controls
 */
export function questionInAddress(query: URLSearchParams): string | undefined {
  const text = query.get('question')?.trim() ?? ''
  return text === '' || [...text].length > maxLength || /\p{Cc}|\ufffd/u.test(text) ? undefined : text
}
