import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { platformVersion } from '../../contract/platform'
import { didYouMean } from '../errors/closest-word'
import { SarvError } from '../errors/sarv-error'
import { finishRemote, type NewRemote, requireName } from './create-remote'

/** Templates of a remote with a repository and a bundler of its own, and the folders that each is laid together from. */
const layers = {
  plain: ['own/common', 'plain', 'own/plain'],
  'vue-vite': ['own/common', 'own/texts', 'own/entry', 'own/vue-vite'],
  'svelte-esbuild': ['own/common', 'own/texts', 'own/entry', 'own/svelte-esbuild'],
  'react-webpack': ['own/common', 'own/texts', 'own/react', 'own/react-webpack'],
  'react-rspack': ['own/common', 'own/texts', 'own/react', 'own/react-rspack'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What a remote in React takes from the shell; its bundler reads it from `remote.json`. */
const react = { react: '^19.3.1', 'react/jsx-runtime': '^19.3.1', 'react-dom/client': '^19.3.1' }

export const ownTemplates = Object.keys(layers) as (keyof typeof layers)[]

export interface OwnRemote extends Omit<NewRemote, 'plain'> {
  readonly template: string
  /** A folder with the packed packages of the platform; else they come from the registry. */
  readonly packages?: string
}

/**
 * Makes a repository of one remote with its own bundler, which needs npm and the two packages of the platform only.
 * @param into where its folder comes to stand
 * @returns the folder
 * @throws SarvError when there is no such template, the name cannot be one, or is taken
 */
export function createOwnRemote(into: string, { template, packages, ...remote }: OwnRemote): string {
  requireName(remote.name)
  const parts = ownTemplates.find((name) => name === template)
  if (!parts) {
    const detail = `There is no template ${template}.${didYouMean(template, ownTemplates)} There are ${ownTemplates.join(', ')}.`
    throw new SarvError('SARV-102', detail)
  }
  const folder = path.join(into, `remote-${remote.name}`)
  if (existsSync(folder)) throw new SarvError('SARV-305', `${folder} exists already.`)
  const templates = path.join(import.meta.dirname, 'templates')
  cpSync(path.join(templates, 'plain/remote.json'), path.join(folder, 'remote.json'))
  cpSync(path.join(templates, 'plain/src/style.css'), path.join(folder, 'src/style.css'))
  for (const layer of layers[parts]) cpSync(path.join(templates, layer), folder, { recursive: true })
  if (parts.startsWith('react')) share(path.join(folder, 'remote.json'), react)
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'))
  finishRemote(folder, remote)
  const file = path.join(folder, 'package.json')
  const text = readFileSync(file, 'utf8').replaceAll(/"(@sarv\/[\w-]+)": "platform"/g, (_, name: string) => {
    const packed = `file:${path.join(path.resolve(packages ?? ''), `${name.slice(1).replace('/', '-')}-${platformVersion}.tgz`)}`
    return `"${name}": "${packages === undefined ? platformVersion : packed}"`
  })
  writeFileSync(file, text)
  return folder
}

function share(file: string, shared: Readonly<Record<string, string>>): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify({ ...manifest, shared }, undefined, 2)}\n`)
}
