import { exitCodes } from '../errors/exit-codes'
import type { Command, OptionPlan } from './command'
import { table } from './table'

/** Help text of `pnpm sarv`. */
export function overview(commands: readonly Command[]): string {
  return text([
    'pnpm sarv <command>    publishes, promotes, watches and takes back one remote',
    '',
    ...indented(table(commands.map(({ name, usage, summary }) => [`${name} ${usage}`, summary]))),
    '',
    `Exit codes: 0 done, ${Object.entries(exitCodes)
      .filter(([, code]) => code > 0)
      .map(([name, code]) => `${code} ${name}`)
      .join(', ')}`,
    'Every command explains itself with -h. Every error has a number; docs/errors.md lists them with their fixes.',
  ])
}

/** Help text of one command. */
export function commandHelp(
  { name, usage, summary, options = {}, examples }: Command,
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
