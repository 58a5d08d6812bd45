/**
 * Finds the texts that an element does not show, or not in this order. All of a screen's figures in one expectation.
 * @example expect(missingTexts(row, [fa.rial(amount), fa.date(day)])).toEqual([])
 */
export function missingTexts(element: Element, texts: readonly string[]): string[] {
  let rest = (element.textContent ?? '').replaceAll('\u00a0', ' ')
  return texts.filter((text) => {
    const at = rest.indexOf(text)
    if (at >= 0) rest = rest.slice(at + text.length)
    return at < 0
  })
}
