import path from 'node:path'
import { developmentCatalogue, manifestFault, writeCatalogue } from '../store/catalogue/local-catalogue'
import {
  dataFolder,
  developedHere,
  developHost,
  developRemote,
  originOf,
  runSandbox,
  usualPorts,
} from './platform-plan'
import { untilInterrupted } from './terminal'

/**
 * `pnpm dev`: host and remotes from their sources, each by a development server of its own; what is saved is on the
 * screen in about a second, and the state of the screen stays.
 */
await untilInterrupted(async ({ say, keep, keepIfPossible }) => {
  const catalogue = path.join(dataFolder, 'catalogue-development.json')
  const developed = developedHere(usualPorts).filter(({ name, folder }) => {
    const fault = manifestFault(folder)
    if (fault) say(`remote-${name} is left out, its remote.json cannot be read: ${fault}`)
    return fault === undefined
  })
  writeCatalogue(catalogue, developmentCatalogue(developed))
  say(`Starting the sandbox and ${developed.length + 1} development servers …`)
  await Promise.all([
    keep(() => runSandbox(usualPorts, { DATA_DIR: path.join(dataFolder, 'sandbox') })),
    keep(() => developHost(usualPorts, catalogue)),
    ...developed.map(({ name, port }) => keepIfPossible(() => developRemote(name, port))),
  ])
  say(`Sarv is open at ${originOf(usualPorts.host)}, SMS codes arrive at ${originOf(usualPorts.sandbox.inbox)}.`)
})
