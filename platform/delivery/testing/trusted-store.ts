import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { JWK } from 'jose'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { writeBuild } from './built-folder'
import { passGate, publishShellFixture } from './published-fixture'
import { sarvJson, settingsOf } from './run-sarv'

export const people = ['root1', 'root2', 'root3', 'shell1', 'shell2', 'kill1', 'kill2', 'guard', 'bank', 'pma'] as const
export type Person = (typeof people)[number]

/**
 * A store with a shell and two remotes whose keys are delegated, and a command line for each of those who hold one. It was
 * taken over from an installation with one key.
 */
export async function trustedStore(store: Store, room: string) {
  const folder = path.join(room, 'keys')
  mkdirSync(folder, { recursive: true })
  const pairs = new Map<string, { privateKey: JWK; publicKey: JWK }>()
  for (const person of ['installation', ...people, 'bank2', 'mallory']) pairs.set(person, await makeCatalogueKeys())
  const keyOf = (person: string) => pairs.get(person) ?? raise(person)
  let anchor = JSON.stringify(keyOf('installation').publicKey)

  async function sarv(person: string, line: string, env: Record<string, string> = {}) {
    const signing = JSON.stringify(keyOf(person).privateKey)
    const keys = { SARV_SIGNING_KEY: signing, SARV_CATALOGUE_KEY: anchor }
    return sarvJson(line, { ...settingsOf(store, person), ...keys, ...env })
  }
  const keysOf = (person: string) =>
    catalogueKeysFrom({ SARV_SIGNING_KEY: JSON.stringify(keyOf(person).privateKey), SARV_CATALOGUE_KEY: anchor })

  /** Publishes a version of a remote, as one that a browser has opened. */
  async function publish(person: string, name: string, version: string): Promise<void> {
    const dist = path.join(room, `dist-${name}-${version}`)
    await sarv(person, `publish ${name} --no-smoke --dist ${writeBuild(dist, name, { version })}`)
    await passGate(store, keysOf(person), name, version)
  }

  async function publishShell(person: string, contract: string): Promise<string> {
    const { version } = await publishShellFixture(store, contract)
    await passGate(store, keysOf(person), 'host', version)
    return version
  }

  function writePlan(different: object = {}, owners: readonly string[] = people): string {
    const file = path.join(folder, 'plan.json')
    const keys = Object.fromEntries(owners.map((person) => [person, keyOf(person).publicKey]))
    const roles = { root: ['root1', 'root2', 'root3'], shell: ['shell1', 'shell2'], kill: ['kill1', 'kill2'] }
    const remotes = { bank: ['bank'], pma: ['pma'] }
    writeFileSync(file, JSON.stringify({ keys, ...roles, guard: ['guard'], remotes, ...different }))
    return file
  }

  /** The id of what the last command has proposed. */
  const idIn = ({ errors }: { errors: { detail: string }[] }) =>
    /approve ([0-9a-f]{8})/.exec(errors[0]?.detail ?? '')?.[1] ?? raise(JSON.stringify(errors))

  /** Proposes by one and approves by another. */
  async function both(first: string, line: string, second: string) {
    return sarv(second, `approve ${idIn(await sarv(first, line))}`)
  }

  async function pin(): Promise<string> {
    const file = path.join(folder, 'anchor.json')
    await sarv('installation', `trust --anchor ${file}`, { SARV_CATALOGUE_KEY: '', SARV_SIGNING_KEY: '' })
    anchor = file
    return file
  }

  return { sarv, both, publish, publishShell, writePlan, keyOf, keysOf, idIn, pin }
}

/** The same with version 1 of all in, and taken over. */
export async function takenOver(store: Store, room: string) {
  const installation = await trustedStore(store, room)
  const { sarv, publish, publishShell, both, writePlan, pin } = installation
  const shell = await publishShell('installation', '1.0.0')
  await sarv('installation', `promote host@${shell}`)
  for (const name of ['bank', 'pma']) {
    await publish('installation', name, '1.0.0')
    await sarv('installation', `promote ${name}@1.0.0`)
  }
  const taken = await both('root1', `trust ${writePlan()}`, 'root2')
  const anchor = await pin()
  return { ...installation, taken, anchor, shell }
}

function raise(what: string): never {
  throw new Error(`Unexpected: ${what}`)
}
