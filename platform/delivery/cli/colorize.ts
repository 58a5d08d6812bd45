import picocolors from 'picocolors'

const { bold, cyan, green, red, yellow } = picocolors.createColors(true)

/** What stands out on a terminal, in the order in which it is looked for. */
const rules: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^SARV-\d{3}|(?<=^ +)SARV-\d{3}/gm, (text) => bold(red(text))],
  [/(?<=^ *)✓/gm, green],
  [/(?<=^ *)✗/gm, red],
  [/(?<=^ +)fix(?= )/gm, bold],
  [/\bOFF since\b/g, (text) => bold(yellow(text))],
  [/`[^`\n]+`/g, cyan],
]

/** Colours the text of a command by ANSI escape codes; for a terminal only. */
export function paint(text: string): string {
  return rules.reduce((painted, [pattern, colour]) => painted.replace(pattern, colour), text)
}
