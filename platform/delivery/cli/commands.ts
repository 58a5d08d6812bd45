import type { Command } from './command'
import { audit } from './commands/audit'
import { check } from './commands/check'
import { completion } from './commands/completion'
import { console } from './commands/console'
import { create } from './commands/create'
import { dev } from './commands/dev'
import { diff } from './commands/diff'
import { doctor } from './commands/doctor'
import { guard } from './commands/guard'
import { keys } from './commands/keys'
import { kill } from './commands/kill'
import { promote } from './commands/promote'
import { publish } from './commands/publish'
import { renew } from './commands/renew'
import { revive } from './commands/revive'
import { rollback } from './commands/rollback'
import { status } from './commands/status'
import { versions } from './commands/versions'

/** In the order of the help. */
export const commands: readonly Command[] = [
  create,
  dev,
  check,
  publish,
  versions,
  diff,
  promote,
  status,
  audit,
  console,
  guard,
  rollback,
  kill,
  revive,
  renew,
  keys,
  doctor,
  completion,
]
