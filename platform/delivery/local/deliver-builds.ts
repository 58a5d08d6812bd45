import path from 'node:path'
import type { Catalogue } from '../../contract/catalogue'
import type { BuiltShell } from '../../contract/catalogued-shell'
import { shellName } from '../../contract/shell-name'
import { type BuiltFolder, readBuild } from '../build/read-build'
import { promote, promoteShell, stopCanary } from '../store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../store/catalogue/catalogue-store'
import { refuseLostSections, refuseTwoOwners, shellPages } from '../store/catalogue/local-catalogue'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { builtShellIn, hostFolder, uploadHost } from '../store/versions/host-versions'
import { storedVersion, uploadVersion } from '../store/versions/stored-version'

const author = { who: 'pnpm start', verb: 'start' }

/**
 * Puts what was built on this machine into a store and lets all people run it. What `pnpm sarv` has decided stays: a
 * version that was taken back, a remote that is switched off, a canary of this very build. A remote that was not built,
 * or that claims what another one has, costs only itself: its last version goes on.
 * @param remotes the folder of each and under which origin it is served
 * @param broken the folders of those that were not built
 * @returns what a person should know
 */
export async function deliverBuilds(
  store: Store,
  remotes: readonly { folder: string; base: string }[],
  broken: readonly string[] = [],
): Promise<string[]> {
  const builds = remotes
    .filter(({ folder }) => !broken.includes(folder))
    .map(({ folder, base }) => ({ base, ...readBuild(path.join(folder, 'dist')) }))
  for (const { built, files } of builds)
    if (!(await storedVersion(store, built.name, built.version))) await uploadVersion(store, built, files, author.who)
  const keys = catalogueKeysFrom(process.env)
  const { catalogue } = await readCatalogue(store, keys)
  // A store whose servers take their shell from it runs what is built here too.
  const shell = catalogue.shell && builtShellIn(hostFolder)
  if (shell) await uploadHost(store, shell, hostFolder, author.who)
  const unbuilt = broken.map((folder) => path.basename(folder).replace(/^remote-/, ''))
  const { accepted, refused } = withoutImpossible(catalogue, builds, unbuilt)
  const stay = [...unbuilt, ...refused.map(({ name }) => name)]
  const change = (now: Catalogue) => withShell(withBuilds(now, accepted, stay), shell)
  const wanted = change(catalogue)
  if (JSON.stringify(wanted) !== JSON.stringify(catalogue)) await changeCatalogue(store, keys, change, author)
  return [
    ...unbuilt.map((name) => `${name} was not built: ${whatStays(wanted, name)}`),
    ...refused.map(({ name, reason }) => `${name} is left out, ${reason}: ${whatStays(wanted, name)}`),
    ...wanted.remotes.flatMap((remote) => remarks(remote, accepted)),
  ]
}

type Build = Pick<BuiltFolder, 'built'> & { readonly base: string }

interface Refused {
  readonly name: string
  readonly reason: string
}

/**
 * Takes out the one build that keeps all of them from running together. It tries the newest first, because an earlier
 * one has precedence.
 * @throws Error when no single one does
 */
function withoutImpossible(
  catalogue: Catalogue,
  builds: readonly Build[],
  unbuilt: readonly string[],
): { accepted: readonly Build[]; refused: readonly Refused[] } {
  const reason = whyImpossible(withBuilds(catalogue, builds, unbuilt))
  if (reason === undefined) return { accepted: builds, refused: [] }
  const isKnown = ({ built }: Build) => catalogue.remotes.some(({ current }) => current.name === built.name)
  const newestFirst = [...builds].reverse().sort((a, b) => Number(isKnown(a)) - Number(isKnown(b)))
  for (const one of newestFirst) {
    const { name } = one.built
    const accepted = builds.filter((other) => other !== one)
    if (whyImpossible(withBuilds(catalogue, accepted, [...unbuilt, name])) === undefined)
      return { accepted, refused: [{ name, reason }] }
  }
  throw new Error(reason)
}

function whyImpossible({ remotes }: Catalogue): string | undefined {
  try {
    refuseTwoOwners(remotes, shellPages())
    refuseLostSections(remotes)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function whatStays({ remotes }: Catalogue, name: string): string {
  const known = remotes.find(({ current }) => current.name === name)
  return known ? `${known.current.version} goes on` : 'it has no version yet, its pages are not there'
}

/**
 * The catalogue in which all people run what was built here; it holds no other remotes than these and those in `stay`.
 */
function withBuilds(catalogue: Catalogue, builds: readonly Build[], stay: readonly string[]): Catalogue {
  const names = [...builds.map(({ built }) => built.name), ...stay]
  const here = catalogue.remotes.filter(({ current }) => names.includes(current.name))
  return builds.reduce(withBuild, { ...catalogue, remotes: here })
}

function withShell(catalogue: Catalogue, built: BuiltShell | undefined): Catalogue {
  const { shell } = catalogue
  if (!shell || !built) return catalogue
  const { current, canary, withdrawn = [] } = shell
  if ([current.version, canary?.built.version, ...withdrawn].includes(built.version)) return catalogue
  return promoteShell(canary ? stopCanary(catalogue, shellName) : catalogue, { built })
}

function withBuild(catalogue: Catalogue, { built, base }: Build): Catalogue {
  const known = catalogue.remotes.find(({ current }) => current.name === built.name)
  if (!known) return promote(catalogue, { built, base, agreed: true })
  const moved = { ...catalogue, remotes: catalogue.remotes.map((one) => (one === known ? { ...one, base } : one)) }
  const { current, canary, withdrawn = [] } = known
  if ([current.version, canary?.built.version, ...withdrawn].includes(built.version)) return moved
  return promote(canary ? stopCanary(moved, built.name) : moved, { built, agreed: true })
}

function remarks(remote: Catalogue['remotes'][number], builds: readonly Build[]): string[] {
  const { name, version } = remote.current
  const here = builds.find(({ built }) => built.name === name)?.built.version
  // A remote that was not built here has nothing to compare with.
  const isOther = here !== undefined && here !== version && here !== remote.canary?.built.version
  return [
    ...(remote.killed ? [`${name} is switched off. On again: pnpm sarv revive ${name}`] : []),
    ...(isOther
      ? [`${name} runs ${version}: what is built here was taken back. Again: pnpm sarv promote ${name}@${here} --again`]
      : []),
  ]
}
