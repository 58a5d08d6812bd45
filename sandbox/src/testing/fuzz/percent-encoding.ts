/** Not every value can be turned into a text: `String({ toString: 1 })` throws. */
export const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Percent-encoding of anything; a lone surrogate as the bytes that it would have, which are not UTF-8. */
export const encode = (value: unknown) =>
  asText(value)
    .split(/(\p{Surrogate})/u)
    .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('')
