import path from 'node:path'
import { buildAll } from '../build/build-all'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { keepGuarding } from '../store/health/guard-canaries'
import { openStore } from '../store/open-store'
import { deliverBuilds } from './deliver-builds'
import {
  dataFolder,
  defaultPorts,
  originOf,
  runHost,
  runRemotes,
  runSandbox,
  servedHere,
  storeFolder,
} from './platform-plan'
import { untilInterrupted } from './terminal'

/**
 * `pnpm start`: builds what changed and runs the whole platform on this machine (production builds, embedded storage)
 * until Ctrl-C. Meanwhile `pnpm sarv` delivers to it as to any other.
 */
await untilInterrupted(async ({ say, keep }) => {
  const { host, sandbox } = defaultPorts
  say('Building what changed …')
  const broken = await buildAll((line) => say(`  ${line}`))

  say('Starting …')
  const store = await openStore(storeFolder)
  for (const line of await deliverBuilds(store, servedHere(), broken)) say(`  ${line}`)
  await Promise.all([
    keep(() => runSandbox(defaultPorts, { DATA_DIR: path.join(dataFolder, 'sandbox') })),
    keep(() => runHost(defaultPorts, `store:${storeFolder}`, { SARV_GALLERY: '1', SARV_OVERRIDES: '1' }, 'errors')),
    keep(runRemotes),
  ])
  void keepGuarding({ store, keys: catalogueKeysFrom(process.env), who: 'pnpm start' }, (line) => say(`  ${line}`))

  say()
  say(`  Sarv is open at        ${originOf(host)}`)
  say(`  SMS codes arrive at    ${originOf(sandbox.inbox)}`)
  say(`  The UI kit's gallery   ${originOf(host)}/test`)
  say()
  say('  Sign in with one of these numbers (the code comes to the SMS inbox):')
  for (const { mobile, note } of await seededPeople(originOf(sandbox.inbox))) say(`    ${mobile}  ${note}`)
  say()
  say('  Ctrl-C ends everything.')
})

async function seededPeople(inbox: string): Promise<{ mobile: string; note: string }[]> {
  return (await fetch(`${inbox}/people`)).json() as Promise<{ mobile: string; note: string }[]>
}
