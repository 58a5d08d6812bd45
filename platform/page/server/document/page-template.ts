import type { PageNames } from '../../service-worker/page-names'
import { brotliTemplate, type FilledBrotli, type TemplatePart } from './brotli-template'

/** A page as it is kept: everything but its nonce and its id. */
export interface PageTemplate {
  headers(names: PageNames): Record<string, string>
  /** @param isBrotli whether the browser takes it so; `encoding` of the result says whether it is */
  body(names: PageNames, isBrotli: boolean): { readonly bytes: Buffer; readonly encoding?: 'br' }
  /** `Link` values of what the page loads first, for early hints. */
  readonly links: readonly string[]
}

interface Rendered {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly links: readonly string[]
}

/**
 * Page template: a rendered page cut where its nonce and its id stand, and compressed in between.
 * @param render draws the page under the names that it is given
 * @param marks names of the lengths that real ones have, which stand nowhere else
 */
export async function pageTemplate(render: (names: PageNames) => Rendered, marks: PageNames): Promise<PageTemplate> {
  const { html, headers, links } = render(marks)
  const pieces = cut(html, marks)
  const slots = pieces.filter((piece) => typeof piece !== 'string')
  const brotli: FilledBrotli | undefined = await brotliTemplate(
    pieces.map((piece): TemplatePart => (typeof piece === 'string' ? piece : { bytes: marks[piece.name].length })),
  )
  const cutHeaders = Object.entries(headers).map(([name, value]) => [name, cut(value, marks)] as const)
  return {
    links,
    headers: (names) => Object.fromEntries(cutHeaders.map(([name, value]) => [name, filled(value, names)])),
    body(names, isBrotli) {
      if (!isBrotli || !brotli) return { bytes: Buffer.from(filled(pieces, names)) }
      return { bytes: brotli(slots.map(({ name }) => names[name])), encoding: 'br' }
    },
  }
}

type Piece = string | { readonly name: keyof PageNames }

function cut(text: string, { nonce, pageId }: PageNames): Piece[] {
  return text
    .split(nonce)
    .flatMap((part, place): Piece[] => [...(place > 0 ? [{ name: 'nonce' } as const] : []), ...cutAt(part, pageId)])
}

function cutAt(text: string, pageId: string): Piece[] {
  return text.split(pageId).flatMap((part, place): Piece[] => (place > 0 ? [{ name: 'pageId' }, part] : [part]))
}

function filled(pieces: readonly Piece[], names: PageNames): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : names[piece.name])).join('')
}
