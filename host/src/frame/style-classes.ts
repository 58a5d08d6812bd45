/**
 * Moves style attributes into rules, since the page's policy allows a style sheet under its nonce and no attribute.
 * @example styleClasses('<i class="a" style="width:2px">') // { html: '<i class="a f0">', styles: '.f0{width:2px}' }
 */
export function styleClasses(markup: string): { html: string; styles: string } {
  const names = new Map<string, string>()
  const nameOf = (declarations: string) => {
    const name = names.get(declarations) ?? `f${names.size}`
    names.set(declarations, name)
    return name
  }
  const html = markup.replace(
    / class="([^"]*)" style="([^"]*)"/g,
    (_, classes: string, declarations: string) => ` class="${classes} ${nameOf(declarations)}"`,
  )
  if (html.includes(' style="')) throw new Error('A style attribute stands in a frame without a class before it')
  return { html, styles: [...names].map(([declarations, name]) => `.${name}{${declarations}}`).join('') }
}
