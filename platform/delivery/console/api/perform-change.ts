import * as z from 'zod/mini'
import { callWith } from '../../cli/call-with'
import type { Command } from '../../cli/command'
import { kill } from '../../cli/commands/kill'
import { pause } from '../../cli/commands/pause'
import { promote } from '../../cli/commands/promote'
import { resume } from '../../cli/commands/resume'
import { retire } from '../../cli/commands/retire'
import { revive } from '../../cli/commands/revive'
import { rollback } from '../../cli/commands/rollback'
import { SarvError } from '../../errors/sarv-error'
import { type Change, type Changed, changed } from '../contract'
import type { ConsoleSetup } from './console-setup'

const commands: Readonly<Record<Change['verb'], Command>> = { promote, rollback, pause, resume, kill, revive, retire }

/**
 * Changes one remote by the command itself, with its gate, its audit log and its errors.
 * @param who as the audit log names them
 * @throws SarvError as the command does; SARV-211 also when the remote is not as its author saw it
 */
export async function performChange(setup: ConsoleSetup, name: string, wanted: Change, who: string): Promise<Changed> {
  const { verb, why, dryRun = false } = wanted
  if (!dryRun && !why) throw new SarvError('SARV-102', 'A change needs a reason.')
  const author = { who, verb, ...(why ? { why } : {}), seen: { name, tag: wanted.tag } }
  const args = [wanted.verb === 'promote' ? `${name}@${wanted.version}` : name]
  const call = callWith(setup, author, args, { 'dry-run': dryRun, ...valuesOf(wanted) })
  const { data } = await commands[verb].run(call)
  return z.parse(changed, data)
}

/** A change as the options of its command. */
function valuesOf(wanted: Change): Readonly<Record<string, string | boolean | undefined>> {
  if (wanted.verb === 'kill') return { 'message-fa': wanted.message.fa, 'message-en': wanted.message.en }
  if (wanted.verb !== 'promote') return {}
  const { percent, level, ramp, bakeMinutes, again, agreed } = wanted
  return {
    ramp: ramp?.join(','),
    bake: bakeMinutes === undefined ? undefined : `${bakeMinutes}m`,
    percent: percent === undefined ? undefined : String(percent),
    again,
    'agree-authority': agreed,
    if: level === undefined ? undefined : `level>=${level}`,
  }
}
