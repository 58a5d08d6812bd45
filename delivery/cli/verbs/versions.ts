import type { CataloguedRemote } from '@sarv/shared/internal/remote/catalogue'
import { compare, compareBuild, valid } from 'semver'
import { SarvError } from '../../errors/sarv-error'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { publishedRemotes, storedVersions } from '../../store/versions/stored-version'
import { requireOneArgument } from '../arguments'
import { didYouMean } from '../closest-word'
import { table } from '../table'
import type { Verb } from '../verb'

export const versions: Verb = {
  name: 'versions',
  usage: '<name>',
  summary: 'What is published of a remote, newest first, and which of it runs',
  completes: 'catalogued',
  examples: ['pnpm sarv versions invest'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const store = await call.context.store()
    const { catalogue } = await readCatalogue(store, call.context.keys())
    const { complete, halves } = await storedVersions(store, name)
    if (complete.length + halves.length === 0) {
      const remotes = await publishedRemotes(store)
      throw new SarvError('SARV-202', `Nothing is published of ${name}.${didYouMean(name, remotes)}`)
    }
    const known = catalogue.remotes.find(({ current }) => current.name === name)
    const published = [
      ...complete.map((version) => ({ version, state: stateOf(version, known) })),
      ...halves.map((version) => ({ version, state: 'half an upload' })),
    ].sort(newestFirst)
    return {
      lines: table(published.map(({ version, state }) => [`${name}@${version}`, state])),
      data: { name, versions: published },
    }
  },
}

/** What people have of a version, in a word or two; empty when nobody runs it. */
function stateOf(version: string, known: CataloguedRemote | undefined): string {
  if (!known) return ''
  const { current, previous, canary, killed, withdrawn = [] } = known
  if (current.version === version)
    return killed ? 'everybody would run it, but it is switched off' : 'everybody runs it'
  if (canary?.built.version === version) return `canary for ${canary.percent} %`
  if (withdrawn.includes(version)) return 'was taken back'
  return previous?.version === version ? 'ran before' : ''
}

/** Compares versions for a list that begins with the newest. */
export function newestFirst({ version: a }: { version: string }, { version: b }: { version: string }): number {
  return valid(a) && valid(b) ? compare(b, a) || compareBuild(b, a) : b.localeCompare(a)
}
