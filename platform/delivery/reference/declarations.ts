/** An exported declaration as its file has it. */
export interface Declaration {
  readonly name: string
  /** Its docblock without the frame, Markdown as it was written. */
  readonly description: string
  /** The declaration without `export`. */
  readonly code: string
}

const opening = /^export (?:interface|type|const|function) (\w+)/

/**
 * The exported declarations of a source file in their order. Relies on the formatter: a declaration begins at the edge of
 * the page and ends on its first line or with the first closing bracket there.
 */
export function declarationsOf(source: string): Declaration[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) => {
    const name = opening.exec(line)?.[1]
    return name === undefined ? [] : { name, description: docblockAbove(lines, at), code: codeFrom(lines, at) }
  })
}

function codeFrom(lines: readonly string[], at: number): string {
  const first = (lines[at] ?? '').replace(/^export /, '')
  const rest = lines.slice(at + 1)
  if (!/[{([=]$/.test(first)) return first
  // A list of alternatives has no bracket at its end: it goes on for as long as it is indented.
  const closes = first.endsWith('=')
    ? rest.findIndex((line) => !/^\s/.test(line)) - 1
    : rest.findIndex((line) => /^[})\]]/.test(line))
  return [first, ...rest.slice(0, closes + 1)].join('\n')
}

function docblockAbove(lines: readonly string[], at: number): string {
  if (!lines[at - 1]?.trimEnd().endsWith('*/')) return ''
  const from = lines.slice(0, at).findLastIndex((line) => line.startsWith('/**'))
  return lines
    .slice(from, at)
    .map((line) =>
      line
        .replace(/^\/\*\*|\*\/$/g, '')
        .replace(/^ \* ?/, '')
        .trim(),
    )
    .join('\n')
    .trim()
}
