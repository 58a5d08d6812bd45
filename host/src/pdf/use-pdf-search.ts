import { usePlatform } from '@sarv/shared/platform'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { clearHighlights, highlightMatches } from './highlight-matches'
import { type ReadableDocument, readPageTexts } from './page-texts'
import { findInPages, matchFrom } from './text-matches'

export interface PdfSearch {
  readonly query: string
  readonly setQuery: (query: string) => void
  /** Until the texts of all pages are read. */
  readonly isReading: boolean
  readonly count: number
  /** Index of the current match; -1 without any. */
  readonly index: number
  /** Turns to the next match, or with -1 to the one before, round both ends. */
  readonly move: (step: 1 | -1) => void
}

/**
 * Search in all pages of a document: reads their texts when the search is opened, turns to the page of the match and marks it.
 * @param layers what has the text layer of the page that is shown; `drawn` changes whenever that is drawn again
 */
export function usePdfSearch({
  document,
  isOpen,
  page,
  onPage,
  layers,
  drawn,
}: {
  document: ReadableDocument | undefined
  isOpen: boolean
  page: number
  onPage: (page: number) => void
  layers: RefObject<HTMLElement | null>
  drawn: number
}): PdfSearch {
  const [query, setText] = useState('')
  const [index, setIndex] = useState(-1)
  const texts = usePageTexts(document, isOpen)
  const matches = useMemo(() => findInPages(texts ?? [], query), [texts, query])
  const show = (next: number, among = matches) => {
    setIndex(next)
    const match = among[next]
    if (match) onPage(match.page)
  }
  const current = isOpen ? matches[index] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text layer that is drawn again has other nodes.
  useEffect(() => {
    if (!isOpen) return
    const range = highlightMatches(layers.current, query, current?.page === page ? current.index : undefined)
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'center' })
    return clearHighlights
  }, [isOpen, query, current, page, drawn, layers])
  // The first word may be typed before the texts are there.
  const [searched, setSearched] = useState(texts)
  if (searched !== texts) {
    setSearched(texts)
    show(matchFrom(matches, page))
  }
  return {
    query,
    isReading: isOpen && texts === undefined,
    count: matches.length,
    index,
    setQuery: (next) => {
      setText(next)
      const among = findInPages(texts ?? [], next)
      show(matchFrom(among, page), among)
    },
    move: (step) => matches.length > 0 && show((index + step + matches.length) % matches.length),
  }
}

/** The texts of all pages, read once for each document that is searched. */
function usePageTexts(document: ReadableDocument | undefined, isOpen: boolean): readonly string[] | undefined {
  const { report } = usePlatform()
  const [read, setRead] = useState<{ of: ReadableDocument; texts: readonly string[] }>()
  const isRead = read !== undefined && read.of === document
  useEffect(() => {
    if (!isOpen || document === undefined || isRead) return
    const controller = new AbortController()
    readPageTexts(document, controller.signal).then(
      (texts) => !controller.signal.aborted && setRead({ of: document, texts }),
      (error: unknown) => !controller.signal.aborted && report(error),
    )
    return () => controller.abort()
  }, [document, isOpen, isRead, report])
  return isRead ? read.texts : undefined
}
