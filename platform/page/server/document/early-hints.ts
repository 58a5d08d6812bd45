import type { PageFile, PageParts } from './page'

/**
 * `Link` values for a 103 response: what every browser that gets this page fetches at once.
 * @example earlyHints(parts) // ['</main.1a2b3c4d.css>; rel=preload; as=style; crossorigin; integrity="sha256-…"', …]
 */
export function earlyHints({
  styles,
  stylePreloads,
  preloads,
  font,
  connectTo,
}: Pick<PageParts, 'styles' | 'stylePreloads' | 'preloads' | 'font' | 'connectTo'>): string[] {
  return [
    ...(connectTo ? [link({ url: connectTo }, 'rel=preconnect')] : []),
    ...[...styles, ...stylePreloads].map((style) => link(style, 'rel=preload; as=style')),
    ...preloads.map((script) => link(script, 'rel=modulepreload')),
    ...(font ? [link({ url: font }, 'rel=preload; as=font; type="font/woff2"')] : []),
  ]
}

/** As the page itself asks for it: another mode or hash would be another request. */
function link({ url, integrity }: PageFile, kind: string): string {
  return `<${url}>; ${kind}; crossorigin${integrity ? `; integrity="${integrity}"` : ''}`
}
