import { type Delivered, deliveredIn, stableOf } from '../../../contract/catalogue'
import { attestedVersions } from '../../attestations/attestations'
import { didYouMean } from '../../errors/closest-word'
import { SarvError } from '../../errors/sarv-error'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { publishedVersions } from '../../store/versions/published-versions'
import { publishedRemotes } from '../../store/versions/stored-version'
import { requireOneArgument } from '../arguments'
import type { Command } from '../command'
import { shortTime } from '../short-time'
import { table } from '../table'

export const versions: Command = {
  name: 'versions',
  usage: '<name>',
  summary: 'What is published of a remote or the shell, the last upload first, and which of it runs',
  completes: 'catalogued',
  examples: ['pnpm sarv versions invest'],
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    const store = await call.context.store()
    const { catalogue } = await readCatalogue(store, call.context.keys())
    const found = await publishedVersions(store, name)
    if (found.length === 0) {
      const remotes = await publishedRemotes(store)
      throw new SarvError('SARV-202', `Nothing is published of ${name}.${didYouMean(name, remotes)}`)
    }
    const known = deliveredIn(catalogue).find(({ current }) => current.name === name)
    const attested = await attestedVersions(store, name)
    const published = found.map(({ isWhole, ...one }) => ({
      ...one,
      attested: attested.has(one.version),
      state: isWhole ? stateOf(one.version, known) : 'half an upload',
    }))
    return {
      lines: table([
        ['version', 'uploaded', 'commit', 'by', 'papers', ''],
        ...published.map(({ version, at, commit = '', by = '', attested, state }) => [
          `${name}@${version}`,
          shortTime(at),
          commit,
          by,
          attested ? 'SBOM, provenance' : '',
          state,
        ]),
      ]),
      data: { name, versions: published },
    }
  },
}

/** What people have of a version, in a word or two; empty when no one runs it. */
function stateOf(version: string, known: Delivered | undefined): string {
  if (!known) return ''
  const { previous, canary, killed, withdrawn = [] } = known
  if (stableOf(known)?.version === version)
    return killed ? 'everybody would run it, but it is switched off' : 'everybody runs it'
  if (canary?.built.version === version) return `canary for ${canary.percent} %`
  if (withdrawn.includes(version)) return 'was taken back'
  return previous?.version === version ? 'ran before' : ''
}
