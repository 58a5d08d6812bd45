/** Hex colours, and rgb(), hsl() or oklch() of numbers alone: nothing that could load, nest or end a declaration. */
const colour = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|oklch)a?\([\d\s.,%/+-]{1,60}\))$/i

/**
 * Validates a colour that the server names; undefined for anything else, for which the house's own stands in. (BNK-079)
 * @example safeColour('#0b5b46') // '#0b5b46'
 * @example safeColour('url(//evil.example)') // undefined
 */
export function safeColour(text: string): string | undefined {
  const colourText = text.trim()
  return colour.test(colourText) ? colourText : undefined
}
