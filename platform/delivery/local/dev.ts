import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders, workspace } from '../build/packages'
import { checkTypes } from '../development/check-types'
import { writeFinding } from '../development/development-state'
import { type Fault, placeOf } from '../development/fault'
import { manifestFault } from '../store/catalogue/local-catalogue'
import { followManifests } from './follow-manifests'
import {
  dataFolder,
  defaultPorts,
  developedHere,
  developHost,
  developRemote,
  originOf,
  runSandbox,
} from './platform-plan'
import { untilInterrupted } from './terminal'

/**
 * `pnpm dev`: host and remotes from their sources, each by a development server of its own; what is saved is on the
 * screen in about a second, and the state of the screen stays. What is wrong with it is told here and over the page.
 */
await untilInterrupted(async ({ say, keep, keepIfPossible }) => {
  const catalogue = path.join(dataFolder, 'catalogue-development.json')
  const findings = path.join(dataFolder, 'development')
  const developed = developedHere(defaultPorts).filter(({ name, folder }) => {
    const fault = manifestFault(folder)
    if (fault) say(`remote-${name} is left out, its remote.json cannot be read: ${fault}`)
    return fault === undefined
  })
  const tell = (part: string, faults: readonly Fault[]) => {
    for (const fault of faults) say(`${placeOf(fault)} ${fault.message}`)
    writeFinding(findings, part, { faults })
  }
  // What an earlier session found.
  rmSync(findings, { recursive: true, force: true })
  followManifests(developed, catalogue, (faults) => tell('manifests', faults))
  say(`Starting the sandbox and ${developed.length + 1} development servers …`)
  await Promise.all([
    keep(() => runSandbox(defaultPorts, { DATA_DIR: path.join(dataFolder, 'sandbox') })),
    keep(() => developHost(defaultPorts, catalogue, findings)),
    ...developed.map(({ folder, port }) => keepIfPossible(() => developRemote(folder, port, findings))),
  ])
  say(`Sarv is open at ${originOf(defaultPorts.host)}, SMS codes arrive at ${originOf(defaultPorts.sandbox.inbox)}.`)
  // Last: the first check takes the processor for a while.
  checkTypes(typedWorkspace(), (diagnostics) => tell('types', diagnostics))
})

/** Everything that the page is made of. */
function typedWorkspace() {
  const packages = [...remoteFolders(), ...['host', 'shared'].map((name) => path.join(workspace, name))]
  const cache = path.join(workspace, '.cache/types')
  mkdirSync(cache, { recursive: true })
  return {
    folder: workspace,
    sources: packages.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name === 'src' || name === 'locales')
        .map((name) => path.join(folder, name)),
    ),
    cache: path.join(cache, 'development.tsbuildinfo'),
    compiler: path.join(workspace, 'node_modules/typescript/bin/tsc'),
  }
}
