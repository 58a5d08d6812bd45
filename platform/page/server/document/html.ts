const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * The start tag of an element, with every value escaped. `true` gives an attribute without a value, undefined gives no
 * attribute.
 * @example tag('link', { rel: 'icon', href: icon }) // '<link rel="icon" href="/mark.svg">'
 */
export function tag(name: string, attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === undefined) return []
    return value === true ? [` ${attribute}`] : [` ${attribute}="${escapeHtml(value)}"`]
  })
  return `<${name}${written.join('')}>`
}

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
