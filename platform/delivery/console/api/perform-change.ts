import * as z from 'zod/mini'
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
import { consoleCall } from './console-call'
import type { ConsoleSetup } from './console-setup'
import { expectingStore } from './expecting-store'

const commands: Readonly<Record<Change['verb'], Command>> = { promote, rollback, pause, resume, kill, revive, retire }

/**
 * Changes one remote by the command itself, with its gate, its audit log and its errors.
 * @param who as the audit log names them
 * @throws SarvError as the command does; SARV-211 also when the remote is not as its author saw it
 */
export async function performChange(
  { store, keys, env }: ConsoleSetup,
  name: string,
  wanted: Change,
  who: string,
): Promise<Changed> {
  const { verb, why, dryRun = false } = wanted
  if (!dryRun && !why) throw new SarvError('SARV-102', 'A change needs a reason.')
  const texts = textsOf(wanted)
  const isPromotion = wanted.verb === 'promote'
  const flags = {
    'dry-run': dryRun,
    again: isPromotion && wanted.again === true,
    'agree-authority': isPromotion && wanted.agreed === true,
  }
  const call = consoleCall({ store: expectingStore(store, name, wanted.tag), keys, env }, who, verb, {
    args: [wanted.verb === 'promote' ? `${name}@${wanted.version}` : name],
    texts,
    flags,
    why,
  })
  const { data } = await commands[verb].run(call)
  return z.parse(changed, data)
}

/** A change as the options of its command. */
function textsOf(wanted: Change): Readonly<Record<string, string | undefined>> {
  if (wanted.verb === 'kill') return { 'message-fa': wanted.message.fa, 'message-en': wanted.message.en }
  if (wanted.verb !== 'promote') return {}
  const { percent, level, ramp, bakeMinutes } = wanted
  return {
    ramp: ramp?.join(','),
    bake: bakeMinutes === undefined ? undefined : `${bakeMinutes}m`,
    percent: percent === undefined ? undefined : String(percent),
    if: level === undefined ? undefined : `level>=${level}`,
  }
}
