import type { Call, Command } from '../cli/command'
import { audit } from '../cli/commands/audit'
import { authority } from '../cli/commands/authority'
import { check } from '../cli/commands/check'
import { diff } from '../cli/commands/diff'
import { inventory } from '../cli/commands/inventory'
import { kill } from '../cli/commands/kill'
import { lock } from '../cli/commands/lock'
import { pause } from '../cli/commands/pause'
import { preview } from '../cli/commands/preview'
import { promote } from '../cli/commands/promote'
import { publish } from '../cli/commands/publish'
import { renew } from '../cli/commands/renew'
import { resume } from '../cli/commands/resume'
import { retire } from '../cli/commands/retire'
import { revive } from '../cli/commands/revive'
import { rollback } from '../cli/commands/rollback'
import { status } from '../cli/commands/status'
import { unlock } from '../cli/commands/unlock'
import { versions } from '../cli/commands/versions'
import { watch } from '../cli/commands/watch'
import type { ServiceVerb } from '../cli/service-address'
import type { Permission } from './permissions'

/** A command that the service runs for others. */
interface ServiceCommand {
  readonly command: Command
  /** Absent for one that only reads. */
  readonly permission?: Permission
}

/** Each by its name, with one import each; the others work on the store itself, or on the files of a machine. */
export const serviceCommands: Readonly<Record<ServiceVerb, ServiceCommand>> = {
  audit: { command: audit },
  authority: { command: authority },
  check: { command: check, permission: 'publish' },
  diff: { command: diff },
  inventory: { command: inventory },
  kill: { command: kill, permission: 'kill' },
  lock: { command: lock, permission: 'lock' },
  pause: { command: pause, permission: 'pause' },
  preview: { command: preview, permission: 'publish' },
  promote: { command: promote, permission: 'promote' },
  publish: { command: publish, permission: 'publish' },
  renew: { command: renew, permission: 'renew' },
  resume: { command: resume, permission: 'resume' },
  // It goes further than a kill, and whoever may do the one may do the other.
  retire: { command: retire, permission: 'kill' },
  revive: { command: revive, permission: 'revive' },
  rollback: { command: rollback, permission: 'rollback' },
  status: { command: status },
  unlock: { command: unlock, permission: 'unlock' },
  versions: { command: versions },
  watch: { command: watch },
}

/** Options of files and keys of the machine that types them: the service refuses them. */
export const localOptions: readonly string[] = ['folder', 'dist', 'adopt', 'above']

/** What a call needs: the permission of its command, and of each option that is more than that. */
export function neededPermissions(permission: Permission, { flag, text }: Pick<Call, 'flag' | 'text'>): Permission[] {
  return [
    permission,
    ...(permission === 'promote' && flag('agree-authority') ? (['agree-authority'] as const) : []),
    ...(permission === 'promote' && text('base') !== undefined ? (['base'] as const) : []),
  ]
}
