import path from 'node:path'
import { developmentCatalogue, writeCatalogue } from '../store/catalogue/local-catalogue'
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
await untilInterrupted(async ({ say, keep }) => {
  const catalogue = path.join(dataFolder, 'catalogue-development.json')
  writeCatalogue(catalogue, developmentCatalogue(developedHere(usualPorts)))
  say('Starting the sandbox and six development servers …')
  await Promise.all([
    keep(() => runSandbox(usualPorts, { DATA_DIR: path.join(dataFolder, 'sandbox') })),
    keep(() => developHost(usualPorts, catalogue)),
    ...Object.entries(usualPorts.remotes).map(([name, port]) => keep(() => developRemote(name, port))),
  ])
  say(`Sarv is open at ${originOf(usualPorts.host)}, SMS codes arrive at ${originOf(usualPorts.sandbox.inbox)}.`)
})
