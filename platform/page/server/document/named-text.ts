import type { PageNames } from '../../service-worker/page-names'

/** A text cut where names stand in it. */
export type NamedText = readonly (string | { readonly name: keyof PageNames })[]

/** @param marks what stands in the text in the place of its names */
export function cutAtNames(text: string, { nonce, pageId }: PageNames): NamedText {
  return text
    .split(nonce)
    .flatMap((part, place): NamedText => [...(place > 0 ? [{ name: 'nonce' } as const] : []), ...cutAt(part, pageId)])
}

function cutAt(text: string, pageId: string): NamedText {
  return text.split(pageId).flatMap((part, place): NamedText => (place > 0 ? [{ name: 'pageId' }, part] : [part]))
}

export function withNames(text: NamedText, names: PageNames): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : names[piece.name])).join('')
}
