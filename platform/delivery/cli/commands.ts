import type { Command } from './command'
import { approve } from './commands/approve'
import { audit } from './commands/audit'
import { authority } from './commands/authority'
import { check } from './commands/check'
import { completion } from './commands/completion'
import { console } from './commands/console'
import { create } from './commands/create'
import { dev } from './commands/dev'
import { diff } from './commands/diff'
import { doctor } from './commands/doctor'
import { guard } from './commands/guard'
import { init } from './commands/init'
import { inventory } from './commands/inventory'
import { keys } from './commands/keys'
import { kill } from './commands/kill'
import { lock } from './commands/lock'
import { login } from './commands/login'
import { newProduct } from './commands/new'
import { pause } from './commands/pause'
import { preview } from './commands/preview'
import { probeApi } from './commands/probe-api'
import { promote } from './commands/promote'
import { publish } from './commands/publish'
import { renew } from './commands/renew'
import { resume } from './commands/resume'
import { retire } from './commands/retire'
import { revive } from './commands/revive'
import { rollback } from './commands/rollback'
import { status } from './commands/status'
import { trust } from './commands/trust'
import { unlock } from './commands/unlock'
import { update } from './commands/update'
import { versions } from './commands/versions'
import { watch } from './commands/watch'

/** In the order of the help: one import for each command. */
export const commands: readonly Command[] = [
  newProduct,
  create,
  init,
  update,
  dev,
  check,
  publish,
  versions,
  diff,
  preview,
  promote,
  status,
  audit,
  authority,
  inventory,
  console,
  guard,
  watch,
  pause,
  resume,
  rollback,
  kill,
  revive,
  retire,
  lock,
  unlock,
  renew,
  login,
  keys,
  trust,
  approve,
  probeApi,
  doctor,
  completion,
]

/** Commands that need more of the repository than the platform's package has. */
const ofRepository: readonly Command[] = [newProduct, create, init, update, dev, console, probeApi, doctor, completion]

/** The commands of a product of its own, which has the platform as a package. */
export const productCommands = commands.filter((command) => !ofRepository.includes(command))
