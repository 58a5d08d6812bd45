import path from 'node:path'
import type { Catalogue } from '@sarv/shared/internal/remote/catalogue'
import { type BuiltFolder, readBuild } from '../build/read-build'
import { promote, stopCanary } from '../store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../store/catalogue/catalogue-store'
import { refuseLostSections, refuseTwoOwners } from '../store/catalogue/local-catalogue'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { storedVersion, uploadVersion } from '../store/versions/stored-version'

/**
 * Puts what was built on this machine into a store and lets everybody run it. What `pnpm sarv` has decided stays: a
 * version that was taken back, a remote that is switched off, a canary of this very build.
 * @param remotes where each was built and under which origin it is served
 * @returns what a person should know
 */
export async function deliverBuilds(
  store: Store,
  remotes: readonly { folder: string; base: string }[],
): Promise<string[]> {
  const builds = remotes.map(({ folder, base }) => ({ base, ...readBuild(path.join(folder, 'dist')) }))
  for (const { built, files } of builds)
    if (!(await storedVersion(store, built.name, built.version))) await uploadVersion(store, built, files)
  const keys = catalogueKeysFrom(process.env)
  const { catalogue } = await readCatalogue(store, keys)
  const wanted = withBuilds(catalogue, builds)
  refuseTwoOwners(wanted.remotes)
  refuseLostSections(wanted.remotes)
  if (JSON.stringify(wanted) !== JSON.stringify(catalogue))
    await changeCatalogue(store, keys, (now) => withBuilds(now, builds), { who: 'pnpm start', verb: 'start' })
  return wanted.remotes.flatMap((remote) => remarks(remote, builds))
}

type Build = Pick<BuiltFolder, 'built'> & { readonly base: string }

/** The catalogue in which everybody runs what was built here, and nothing is served that is not of here. */
function withBuilds(catalogue: Catalogue, builds: readonly Build[]): Catalogue {
  const here = catalogue.remotes.filter(({ current }) => builds.some(({ built }) => built.name === current.name))
  return builds.reduce(withBuild, { ...catalogue, remotes: here })
}

function withBuild(catalogue: Catalogue, { built, base }: Build): Catalogue {
  const known = catalogue.remotes.find(({ current }) => current.name === built.name)
  if (!known) return promote(catalogue, { built, base })
  const moved = { ...catalogue, remotes: catalogue.remotes.map((one) => (one === known ? { ...one, base } : one)) }
  const { current, canary, withdrawn = [] } = known
  if ([current.version, canary?.built.version, ...withdrawn].includes(built.version)) return moved
  return promote(canary ? stopCanary(moved, built.name) : moved, { built })
}

function remarks(remote: Catalogue['remotes'][number], builds: readonly Build[]): string[] {
  const { name, version } = remote.current
  const here = builds.find(({ built }) => built.name === name)?.built.version
  return [
    ...(remote.killed ? [`${name} is switched off. On again: pnpm sarv revive ${name}`] : []),
    ...(here === version || here === remote.canary?.built.version
      ? []
      : [
          `${name} runs ${version}: what is built here was taken back. Again: pnpm sarv promote ${name}@${here} --again`,
        ]),
  ]
}
