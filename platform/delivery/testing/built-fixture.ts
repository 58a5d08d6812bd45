import { federationRelease } from '../../contract/federation-global'
import type { BuiltRemote } from '../../contract/manifest'

/** A built version for tests: one route, one script, nothing else unless told. */
export function builtFixture(name: string, different: Partial<BuiltRemote> = {}): BuiltRemote {
  return {
    name,
    title: { fa: name, en: name },
    owner: `${name}-team`,
    requires: { platform: '^1.0.0' },
    routes: [{ path: `/${name}`, title: { fa: name, en: name }, header: 'title', back: 'history', extras: [] }],
    intents: {},
    storage: [],
    version: '1.0.0',
    commit: 'none',
    federation: federationRelease,
    shared: { react: '^19.3.1' },
    entry: 'remoteEntry.js',
    expose: { scripts: [], styles: [] },
    authority: { operations: [], abilities: [] },
    files: [],
    ...different,
  }
}
