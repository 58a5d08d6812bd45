/**
 * A minified style sheet without the custom properties that nothing in it uses, as the colours of charts: the rest of the
 * page's style sheets brings them again.
 */
export function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const rest = css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  )
  // What only they used is unused now.
  return rest === css ? css : withoutUnusedProperties(rest)
}
