/** One command of a guide, with what it printed there. */
export interface ConsoleCommand {
  readonly line: string
  readonly output: string
}

/**
 * The commands in the ```console blocks of a page, in its order.
 * @example consoleCommands('```console\n$ echo a\na\n```') // [{ line: 'echo a', output: 'a' }]
 */
export function consoleCommands(page: string): ConsoleCommand[] {
  const blocks = [...page.matchAll(/^```console\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [line = '', ...printed] = part.trimEnd().split('\n')
        return { line, output: printed.join('\n') }
      }),
  )
}

/** What differs from run to run, and what stands for it. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\b\d+\.\d+\.\d+-(?:[0-9a-f]{8}|test)\b/g, '<version>'],
  [/\((?:[0-9a-f]{7,40}|none)\)/g, '(<commit>)'],
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d\.\d{3})?Z/g, '<time>'],
  [/\b\d+(?:\.\d+)? (?:B|KB|MB)(?![\w])/g, '<size>'],
  [/\b\d+(?:\.\d+)? s\b/g, '<seconds>'],
  [/\/overrides\/[\w-]+/g, '/overrides/<id>'],
  [/\b\d+ the same, \d+ new, \d+ gone/g, '<n> the same, <n> new, <n> gone'],
  [/Uploading \d+ files?/g, 'Uploading <n> files'],
  // A folder is printed with its whole path.
  [/\S*\.data\/store/g, '.data/store'],
  // How opening went on devices, from here to the end.
  [/^(?:last hour|No page has reported in the last hour)[\s\S]*/m, '<health>'],
]

/**
 * An output without what is another one in each run: versions, commits, times, sizes, ids, folders and the width of columns.
 * Outputs that are the same up to these have the same normal form.
 */
export function withPlaceholders(output: string): string {
  const replaced = changing.reduce((text, [shape, name]) => text.replace(shape, name), output.trimEnd())
  return replaced
    .split('\n')
    .map((line) => line.trimEnd().replace(/(?<=\S) {2,}/g, '  '))
    .join('\n')
}
