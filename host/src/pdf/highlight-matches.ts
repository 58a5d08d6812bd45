import { findInText } from './text-matches'

/** Names of the highlights in the style sheet. */
const [all, current] = ['pdf-match', 'pdf-current-match']

/**
 * Highlights every match of a word in the text layer of the page that is shown, one of them as the current one, without
 * changing the layer: its text stays what is read out and copied. Browsers without highlights only turn to the page.
 * @param index of the current match on this page; undefined when it is on another one
 * @returns the range of the current match
 */
export function highlightMatches(page: ParentNode | null, query: string, index: number | undefined): Range | undefined {
  const ranges = page === null ? [] : findRanges(page, query)
  const chosen = index === undefined ? undefined : ranges[index]
  if (typeof Highlight === 'undefined') return chosen
  CSS.highlights.set(all, new Highlight(...ranges.filter((range) => range !== chosen)))
  CSS.highlights.set(current, new Highlight(...(chosen ? [chosen] : [])))
  return chosen
}

/** Takes all highlights away. */
export function clearHighlights(): void {
  if (typeof Highlight === 'undefined') return
  CSS.highlights.delete(all)
  CSS.highlights.delete(current)
}

/** The ranges of a word's matches in a text layer, across its lines. */
export function findRanges(page: ParentNode, query: string): Range[] {
  const layer = page.querySelector('.textLayer')
  if (layer === null) return []
  let text = ''
  const pieces: { readonly node: Text; readonly start: number }[] = []
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      pieces.push({ node, start: text.length })
      text += node.data
    } else if (node.nodeName === 'BR') text += '\n'
  }
  const pieceAt = (place: number) => pieces.findLast(({ start }) => start <= place)
  return findInText(text, query).flatMap(({ start, end }) => {
    const [from, to] = [pieceAt(start), pieceAt(end - 1)]
    if (from === undefined || to === undefined) return []
    const range = document.createRange()
    range.setStart(from.node, start - from.start)
    range.setEnd(to.node, Math.min(end - to.start, to.node.length))
    return [range]
  })
}
