import type { Verb } from './verb'
import { audit } from './verbs/audit'
import { check } from './verbs/check'
import { completion } from './verbs/completion'
import { console } from './verbs/console'
import { create } from './verbs/create'
import { dev } from './verbs/dev'
import { diff } from './verbs/diff'
import { doctor } from './verbs/doctor'
import { guard } from './verbs/guard'
import { keys } from './verbs/keys'
import { kill } from './verbs/kill'
import { promote } from './verbs/promote'
import { publish } from './verbs/publish'
import { renew } from './verbs/renew'
import { revive } from './verbs/revive'
import { rollback } from './verbs/rollback'
import { status } from './verbs/status'
import { versions } from './verbs/versions'

/** In the order of the help. */
export const verbs: readonly Verb[] = [
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
