import { exitCodes } from '../errors/exit-codes'
import { table } from './table'
import type { OptionPlan, Verb } from './verb'

/** Help text of `pnpm sarv`. */
export function overview(verbs: readonly Verb[]): string {
  return text([
    'pnpm sarv <verb>    publishes, promotes, watches and takes back one remote',
    '',
    ...indented(table(verbs.map(({ name, usage, summary }) => [`${name} ${usage}`, summary]))),
    '',
    `Exit codes: 0 done, ${Object.entries(exitCodes)
      .map(([name, code]) => `${code} ${name}`)
      .join(', ')}`,
    'Every verb explains itself with -h. Every error has a number; docs/errors.md lists them with their fixes.',
  ])
}

/** Help text of one verb. */
export function verbHelp(
  { name, usage, summary, options = {}, examples }: Verb,
  common: Readonly<Record<string, OptionPlan>>,
): string {
  const rows = Object.entries({ ...options, ...common }).map(([option, { type, description }]) => [
    `${option === 'help' ? '-h, ' : ''}--${option}${type === 'string' ? ' …' : ''}`,
    description,
  ])
  return text([
    `pnpm sarv ${name} ${usage}`.trimEnd(),
    `  ${summary}`,
    '',
    'Options',
    ...indented(table(rows)),
    '',
    'Examples',
    ...indented(examples),
  ])
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}
