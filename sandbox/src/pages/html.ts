/** Escaped markup, safe to send: everything put into it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | undefined | false | readonly Part[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(escaped).join('')
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * Markup with values put in; every value is escaped unless it is markup itself.
 * @example html`<p>${'<b>'}</p>`.text // '<p>&lt;b&gt;</p>'
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, at) => text + escaped(parts[at - 1]) + string))
}
