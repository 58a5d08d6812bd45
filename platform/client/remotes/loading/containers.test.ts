import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import semver from 'semver'
import { federationRelease } from '../../../contract/federation-global'
import { type ContainerKind, containerKinds } from '../../../delivery/testing/build-container'

const workspace = path.resolve(__dirname, '../../../..')

/** What a container of each kind has seen of the modules that it takes from the host. */
interface Seen {
  /** Names of the modules whose instance is another one than the host's. */
  readonly others: readonly string[]
  /** Whether it calls the product API by a function of its own, which is limited to its authority. */
  readonly hasOwnCall: boolean
  /** Errors of two modules that import what the host does not provide. */
  readonly refusals: readonly string[]
}

/** Builds containers of each kind and opens them as the page does: webpack's output and the host's sources are ES modules. */
function openContainers(folder: string, kinds: readonly ContainerKind[]): Record<string, Seen> {
  const program = `
    import { buildContainer } from './platform/delivery/testing/build-container.ts'
    import './host/src/provide-modules.ts'
    import './platform/client/remotes/loading/federation-runtime.ts'
    import { openContainer } from './platform/client/remotes/loading/open-container.ts'
    import { providedModules } from './platform/client/remotes/loading/provided-modules.ts'
    const sources = {
      'src/index.ts': \`
        import * as react from 'react'
        import * as jsxRuntime from 'react/jsx-runtime'
        import * as platform from '@sarv/shared/platform'
        const first = { react: react.createElement, 'react/jsx-runtime': jsxRuntime.jsx, '@sarv/shared/platform': platform.usePlatform }
        export default { first, call: platform.call, later: () => import('./later'), strange: () => import('./strange'), again: () => import('./again') }\`,
      'src/later.ts': \`
        import { createPortal } from 'react-dom'
        import { createRoot } from 'react-dom/client'
        export const later = { 'react-dom': createPortal, 'react-dom/client': createRoot }\`,
      'src/strange.ts': "import { nothing } from 'strange'; export const strange = nothing",
      'src/again.ts': "import { nothing } from 'strange'; export const again = nothing",
    }
    const own = { react: 'createElement', 'react/jsx-runtime': 'jsx', '@sarv/shared/platform': 'usePlatform', 'react-dom': 'createPortal', 'react-dom/client': 'createRoot' }
    const seen = {}
    for (const kind of ${JSON.stringify(kinds)}) {
      const entry = await buildContainer(${JSON.stringify(folder)} + '/' + kind.replace(' ', '-'), kind, sources, ['strange'])
      const remote = await openContainer({ entry, name: 'probe', version: '1.0.0' }, () => {})
      const taken = { ...remote.first, ...(await remote.later()).later }
      const message = (error) => error.message
      seen[kind] = {
        others: Object.keys(providedModules).filter((name) => taken[name] !== providedModules[name].exports[own[name]]),
        hasOwnCall: remote.call !== providedModules['@sarv/shared/platform'].exports.call,
        refusals: [await remote.strange().catch(message), await remote.again().catch(message)],
      }
    }
    console.log(JSON.stringify(seen))`
  const args = ['--input-type=module', '--import', 'tsx', '--eval', program]
  const output = execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, Seen>
}

let seen: Readonly<Record<string, Seen>>

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-containers-'))
  try {
    const others = containerKinds.filter((kind) => kind !== 'previous')
    // Two releases of the plugin do not bear with each other in one process.
    seen = { ...openContainers(folder, others), ...openContainers(folder, ['previous']) }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each(containerKinds)('PLT-006: a container of %s takes every shared module from the host', (kind) => {
  expect(seen[kind]?.others).toEqual([])
})

test.each(containerKinds)('PLT-082: a container of %s calls the product API by a function of its own', (kind) => {
  expect(seen[kind]?.hasOwnCall).toBe(true)
})

test.each(['preset', 'previous'] as const)(
  'PLT-007: a container of %s is told by name what is not provided, every time',
  (kind) => {
    const message = 'The host does not provide strange'
    expect(seen[kind]?.refusals).toEqual([message, message])
  },
)

test('PLT-006: the releases are the pinned one and the minor one before it', () => {
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(path.join(workspace, 'platform/node_modules', name, 'package.json'), 'utf8')).version
  const [pinned, previous] = ['@module-federation/enhanced', '@module-federation/enhanced-previous'].map(versionOf)
  expect(`${semver.major(pinned ?? '')}.${semver.minor(pinned ?? '')}`).toBe(federationRelease)
  expect([semver.major(previous ?? ''), semver.minor(previous ?? '') + 1].join('.')).toBe(federationRelease)
})
