import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteManifest } from '../../contract/manifest'
import { platformVersion } from '../../contract/platform'
import { isObject } from '../../lib/is-object'
import { didYouMean } from '../errors/closest-word'
import { SarvError } from '../errors/sarv-error'
import { type NewRemote, placeholder, requireName } from './create-remote'

/** Templates of a remote with a repository and a bundler of its own, and the folders that each is laid together from. */
const layers = {
  'react-vite': ['common', 'react', 'vite', 'react-vite'],
  'react-webpack': ['common', 'react', 'federation', 'react-webpack'],
  'react-rspack': ['common', 'react', 'federation', 'react-rspack'],
  'vue-vite': ['common', 'entry', 'vite', 'vue-vite'],
  'lit-vite': ['common', 'entry', 'vite', 'lit-vite'],
  'solid-vite': ['common', 'entry', 'vite', 'solid-vite'],
  'svelte-esbuild': ['common', 'entry', 'esbuild', 'svelte-esbuild'],
  angular: ['common', 'entry', 'esbuild', 'angular'],
  plain: ['common', 'entry', 'esbuild', 'plain'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const ownTemplates = Object.keys(layers) as (keyof typeof layers)[]

/** Names under which a file would mean something to npm, git or Biome inside the template too. */
const renamed: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  npmrc: '.npmrc',
  'biome.template.json': 'biome.json',
  'package.template.json': 'package.json',
}

export interface OwnRemote extends Omit<NewRemote, 'plain'> {
  readonly template: string
  /** Path from the remote to the folder with the packed packages of the platform; else they come from the registry. */
  readonly packages?: string
}

/**
 * The files of a repository of one remote with its own bundler, by their paths: JSON of several layers is merged, of all else
 * the last layer counts. Nothing is written.
 * @example renderOwnRemote({ name: 'notes', title, template: 'react-vite' })['package.json']
 * @throws SarvError when there is no such template, or the name cannot be one
 */
export function renderOwnRemote({ template, packages, ...remote }: OwnRemote): Record<string, string> {
  requireName(remote.name)
  const parts = ownTemplates.find((name) => name === template)
  if (!parts) {
    const detail = `There is no template ${template}.${didYouMean(template, ownTemplates)} There are ${ownTemplates.join(', ')}.`
    throw new SarvError('SARV-102', detail)
  }
  const files: Record<string, string> = {}
  for (const layer of layers[parts])
    for (const [name, text] of filesOf(path.join(import.meta.dirname, 'templates/own', layer)))
      files[name] = name in files && name.endsWith('.json') ? mergedJson(files[name] ?? '', text) : text
  const named = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replaceAll(placeholder, remote.name)]),
  )
  return {
    ...named,
    'remote.json': entitled(named['remote.json'] ?? '', remote),
    'package.json': withPackages(named['package.json'] ?? '', packages),
  }
}

function filesOf(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const name = path.relative(folder, file).replaceAll(path.sep, '/')
      return [renamed[name] ?? name, readFileSync(file, 'utf8')]
    })
}

const written = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
const mergedJson = (one: string, other: string) => written(merged(JSON.parse(one), JSON.parse(other)))

/** Objects are merged; of all else the latter counts. */
function merged(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other) || Array.isArray(other)) return other
  const both = Object.entries(other).map(([key, value]) => [key, key in one ? merged(one[key], value) : value])
  return { ...one, ...Object.fromEntries(both) }
}

function entitled(text: string, { name, title, owner = name }: Omit<NewRemote, 'plain'>): string {
  const manifest: RemoteManifest = JSON.parse(text)
  return written({ ...manifest, title, owner, routes: manifest.routes.map((route) => ({ ...route, title })) })
}

/** Versions of the platform's packages, or where they lie; packages are in the order in which npm writes them. */
function withPackages(text: string, packages: string | undefined): string {
  const manifest = JSON.parse(text)
  const address = (name: string) =>
    packages === undefined
      ? platformVersion
      : `file:${packages}/${name.slice(1).replace('/', '-')}-${platformVersion}.tgz`
  const pinned = (list: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(list)
        .sort(([one], [other]) => one.localeCompare(other, 'en'))
        .map(([name, version]) => [name, version === 'platform' ? address(name) : version]),
    )
  const { dependencies, devDependencies } = manifest
  return written({ ...manifest, dependencies: pinned(dependencies), devDependencies: pinned(devDependencies) })
}
