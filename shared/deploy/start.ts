import path from 'node:path'
import { buildAll } from './build-all'
import { busyPorts } from './free-ports'
import { localCatalogue, writeCatalogue } from './local-catalogue'
import { dataFolder, folderOf, originOf, runHost, runRemote, runSandbox, usualPorts } from './platform-plan'
import type { RunningProcess } from './run-process'

/**
 * `pnpm start`: builds what changed and runs the whole platform on this machine (production builds, embedded storage)
 * until Ctrl-C.
 */
const say = (line = '') => process.stdout.write(`${line}\n`)
const running: RunningProcess[] = []
let ending = false

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  await Promise.all(running.map((one) => one.stop()))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

async function begin(what: Promise<RunningProcess>): Promise<void> {
  const one = await what
  if (ending) return one.stop()
  running.push(one)
}

async function start(): Promise<void> {
  const { host, remotes, sandbox } = usualPorts
  const busy = await busyPorts([host, ...Object.values(remotes), ...Object.values(sandbox)])
  if (busy.length > 0) throw new Error(`Port ${busy.join(', ')} is taken by another process. End it and start again.`)

  say('Building what changed …')
  await buildAll((line) => say(`  ${line}`))

  say('Starting …')
  const catalogue = path.join(dataFolder, 'catalogue.json')
  const served = Object.entries(remotes).map(([name, port]) => ({ folder: folderOf(name), base: originOf(port) }))
  writeCatalogue(catalogue, localCatalogue(served))
  await Promise.all([
    begin(runSandbox(usualPorts, { DATA_DIR: path.join(dataFolder, 'sandbox') })),
    begin(runHost(usualPorts, catalogue, { SARV_GALLERY: '1' })),
    ...Object.entries(remotes).map(([name, port]) => begin(runRemote(name, port))),
  ])
  const people = await fetch(`${originOf(sandbox.inbox)}/people`).then((answer) => answer.json() as Promise<Person[]>)

  say()
  say(`  Sarv is open at        ${originOf(host)}`)
  say(`  SMS codes arrive at    ${originOf(sandbox.inbox)}`)
  say(`  UI kit gallery         ${originOf(host)}/test`)
  say()
  say('  Sign in with one of these numbers (the code comes to the SMS inbox):')
  for (const { mobile, description } of people) say(`    ${mobile}  ${description}`)
  say()
  say('  Ctrl-C ends everything.')
}

interface Person {
  readonly mobile: string
  readonly description: string
}

start().catch((error: Error) => {
  if (!ending) process.stderr.write(`${error.message}\n`)
  return end(1)
})
