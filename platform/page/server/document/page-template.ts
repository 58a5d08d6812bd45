import type { CompressionDictionary } from '../../../delivery/http/compression-dictionary'
import type { PageNames } from '../../service-worker/page-names'
import { boundedCache } from './bounded-cache'
import { brotliTemplate, type FilledBrotli, type TemplatePart } from './brotli-template'
import { deltaTemplate, type FilledDelta } from './delta-template'
import { cutAtNames, withNames } from './named-text'

/** A page as it is kept: everything but its nonce and its id. */
export interface PageTemplate {
  /** Reads whose answers may come behind the page; absent where its route declares none, or this server holds no sessions. */
  readonly reads?: PageReads
  headers(names: PageNames): Record<string, string>
  /** @param taken how the browser takes it; `encoding` of the result says how it is */
  body(names: PageNames, taken: TakenCodings): Promise<{ readonly bytes: Buffer; readonly encoding?: 'br' | 'dcz' }>
  /** `Link` values of what the page loads first, for early hints. */
  readonly links: readonly string[]
}

/** The first reads of a page, as the boot script is told of them. */
export interface PageReads {
  readonly urls: readonly string[]
  /** The version of the build, which each call names. */
  readonly version: string
  readonly language: 'fa' | 'en'
}

interface TakenCodings {
  readonly isBrotli: boolean
  /** What the browser has of this server's pages. */
  readonly dictionary?: CompressionDictionary
}

interface Rendered {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly links: readonly string[]
  readonly reads?: PageReads
}

/** Dictionaries for which a page is kept: those of the last deliveries. */
const keptDeltas = 4

/**
 * Page template: a rendered page cut where its nonce and its id stand, and compressed in between.
 * @param render draws the page under the names that it is given
 * @param marks names of the lengths that real ones have, which stand nowhere else
 */
export async function pageTemplate(render: (names: PageNames) => Rendered, marks: PageNames): Promise<PageTemplate> {
  const { html, headers, links, reads } = render(marks)
  const text = cutAtNames(html, marks)
  const slots = text.filter((piece) => typeof piece !== 'string')
  const brotli: FilledBrotli | undefined = await brotliTemplate(
    text.map((piece): TemplatePart => (typeof piece === 'string' ? piece : { bytes: marks[piece.name].length })),
  )
  const cutHeaders = Object.entries(headers).map(([name, value]) => [name, cutAtNames(value, marks)] as const)
  const deltas = boundedCache<string, Promise<FilledDelta | undefined>>(keptDeltas)
  return {
    links,
    ...(reads && { reads }),
    headers: (names) => Object.fromEntries(cutHeaders.map(([name, value]) => [name, withNames(value, names)])),
    async body(names, { isBrotli, dictionary }) {
      const delta =
        dictionary &&
        (await deltas(dictionary.hash, () =>
          // Without it the page is sent as ever.
          deltaTemplate(text, marks, dictionary).catch(() => undefined),
        ))
      if (delta) return { bytes: delta(names), encoding: 'dcz' }
      if (!isBrotli || !brotli) return { bytes: Buffer.from(withNames(text, names)) }
      return { bytes: brotli(slots.map(({ name }) => names[name])), encoding: 'br' }
    },
  }
}
