import { SarvError } from '../errors/sarv-error'
import { isAuditText } from '../store/catalogue/audit-text'
import type { Call } from './command'

/** Returns the one argument of a command. @throws SarvError when it is missing, or when there are others */
export function requireOneArgument({ args, context }: Call, shape: string): string {
  const [first, ...others] = args
  if (first !== undefined && others.length === 0) return first
  throw new SarvError('SARV-102', `${context.author.verb} takes one ${shape}${first ? `, not ${args.length}` : ''}.`)
}

/** @throws SarvError when there are arguments */
export function requireNoArguments({ args, context }: Call): void {
  if (args.length > 0) throw new SarvError('SARV-102', `${context.author.verb} takes no ${args[0]}.`)
}

/** @throws SarvError naming what was given, and never the text itself */
export function requireAuditText(name: string, text: string, most: number): string {
  if (isAuditText(text, most)) return text
  throw new SarvError('SARV-102', `${name} is one line of 1 to ${most} characters, without control characters.`)
}
