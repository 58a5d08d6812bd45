import path from 'node:path'
import type { Localized } from '../../contract/manifest-parts'
import { platformVersion } from '../../contract/platform'
import { SarvError } from '../errors/sarv-error'
import {
  type Application,
  detectApplication,
  type ProjectManifest,
  parseProjectManifest,
  templateFor,
} from './detect-application'
import { type FileChange, jsonLike } from './file-changes'
import { atPlaces, placesBeside } from './place-files'
import { ownTemplates, renderOwnRemote } from './render-own-remote'
import { manifestParts, recordFile, recordOf, recordText } from './template-record'

/** What was asked for; the rest is found in the folder. */
export interface InitWish {
  readonly name?: string
  readonly title?: Partial<Localized>
  readonly owner?: string
  readonly template?: string
  /** Path from the folder to the packed packages of the platform. */
  readonly packages?: string
}

export interface InitPlan {
  readonly name: string
  readonly template: string
  readonly changes: readonly FileChange[]
  /** What a person has to do, a line each. */
  readonly remains: readonly string[]
}

/** Says that tests of the remote are ES modules, where the application's scripts are not. */
const testsModule = 'test/remote/package.json'
/** Files and packages of a template that say how a team works, which an application has said already. */
const ofTeam = new Set(['README.md', 'biome.json', '@biomejs/biome'])
/** Pipelines, and what shows that a project is at the other place. */
const pipelines: Readonly<Record<string, string>> = {
  '.gitlab-ci.yml': '.github',
  '.github/workflows/deliver.yml': '.gitlab-ci.yml',
}

/**
 * What makes a remote of the application in a folder: nothing that its team wrote is replaced; package.json and .gitignore
 * grow by lines.
 * @param read the text of a file of the folder; undefined when there is none
 * @param has whether there is such a file or folder
 * @throws SarvError when it is a remote already, or cannot be made one
 */
export function planInit(
  read: (file: string) => string | undefined,
  has: (file: string) => boolean,
  wish: InitWish,
): InitPlan {
  if (has(recordFile)) throw new SarvError('SARV-241', `It has ${recordFile}.`)
  const text = read('package.json')
  if (text === undefined) throw new SarvError('SARV-240', 'It has no package.json.')
  const manifest = projectOf(text)
  const found = detectApplication(manifest)
  const template = wish.template ?? templateFor(found, ownTemplates)
  if (template === undefined)
    throw new SarvError('SARV-240', 'Its package.json names no bundler and no framework that is known.')
  const declared = declaredIn(read('remote.json'))
  const name = wish.name ?? declared?.name ?? nameOf(manifest)
  const title = { fa: wish.title?.fa ?? name, en: wish.title?.en ?? name }
  const rendered = renderOwnRemote({ name, title, owner: wish.owner, template, packages: wish.packages })
  const places = placesBeside(Object.keys(rendered), { has, isModule: manifest.type === 'module' })
  const placed = atPlaces(rendered, places)
  const placeOf = (file: string) => places[file] ?? file
  const left = Object.keys(rendered).filter((file) => isLeft(file, has) || has(placeOf(file)))
  const written = Object.keys(rendered).filter((file) => !left.includes(file) && !isJoined(file))
  const { 'package.json': wanted = '{}', '.gitignore': ignored = '' } = placed
  const { after, notes } = withParts(text, manifest, manifestParts(wanted))
  const byTemplate = Object.fromEntries(Object.keys(rendered).map((file) => [file, placed[placeOf(file)] ?? '']))
  const record = recordOf(template, byTemplate, places, [...left, '.gitignore'])
  const changes: FileChange[] = [
    { file: 'package.json', before: text, after },
    ...(declared ? [] : [{ file: 'remote.json', after: rendered['remote.json'] }]),
    ...written.map((file) => ({ file: placeOf(file), after: placed[placeOf(file)] })),
    ...(manifest.type === 'module'
      ? []
      : [{ file: testsModule, before: read(testsModule), after: '{ "type": "module" }\n' }]),
    { file: '.gitignore', before: read('.gitignore'), after: withLines(read('.gitignore') ?? '', ignored) },
    { file: recordFile, after: recordText(record) },
  ].filter(({ before, after }) => before !== after)
  const remains = [
    ...builtByOther(found, template),
    `Mount your application in src/remote/${lifecyclesIn(rendered)} in the place of its first page: address, language and session come from \`platform\`, calls go through \`platform.api\` (the contract of the platform).`,
    ...(declared
      ? ['Your remote.json stays: compare it with the contract of the platform.']
      : ['Name its pages in remote.json.']),
    ...left
      .filter((file) => !ofTeam.has(file) && has(placeOf(file)) && !isJoined(file))
      .map((file) => `${placeOf(file)} is there already and stays; that of the template is not written.`),
    ...notes,
    'Both builds write dist: give that of the application another folder if you need both at once.',
    ...(wish.packages === undefined
      ? []
      : [`Put the tarballs of version ${platformVersion} into ${wish.packages}, if they are not there.`]),
  ]
  return { name, template, changes, remains }
}

function projectOf(text: string): ProjectManifest {
  try {
    return parseProjectManifest(text)
  } catch (error) {
    throw new SarvError(
      'SARV-240',
      `Its package.json cannot be read: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

function declaredIn(text: string | undefined): { name?: string } | undefined {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new SarvError('SARV-240', 'Its remote.json is not JSON.')
  }
}

/** @example nameOf({ name: '@team/Savings-app' }) // 'savings_app' */
function nameOf({ name = '' }: ProjectManifest): string {
  return name
    .replace(/^@[^/]*\//, '')
    .replace(/^remote-/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '_')
}

/** Whether an application goes without a file of the template, though it has none in its place. */
function isLeft(file: string, has: (file: string) => boolean): boolean {
  const other = pipelines[file]
  return ofTeam.has(file) || (other !== undefined && has(other))
}

/** What is joined with what the application has. */
const isJoined = (file: string) => ['package.json', 'remote.json', '.gitignore'].includes(file)

/** A package.json with scripts and packages of the template that it lacks; a script whose name is taken is `remote:…`. */
function withParts(
  text: string,
  manifest: ProjectManifest,
  { scripts = {}, dependencies = {}, devDependencies = {} }: ReturnType<typeof manifestParts>,
): { after: string; notes: string[] } {
  const own = { ...manifest.dependencies, ...manifest.devDependencies }
  const lacking = (list: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(list).filter(([name]) => !(name in own) && !ofTeam.has(name)))
  const named = (name: string, script: string) =>
    (manifest.scripts?.[name] ?? script) === script ? name : `remote:${name}`
  const { bundle = '', pretest, test } = scripts
  const wanted: Record<string, string> = {
    build: 'sarv build',
    dev: 'sarv dev',
    check: 'sarv check',
    ...(test ? { test: [pretest, test].filter(Boolean).join(' && ') } : {}),
  }
  const added = Object.fromEntries(Object.entries(wanted).map(([name, script]) => [named(name, script), script]))
  const isBundleTaken = manifest.scripts?.bundle !== undefined && manifest.scripts.bundle !== bundle
  const next = {
    ...manifest,
    // A build is named by it.
    version: manifest.version ?? '1.0.0',
    scripts: { ...manifest.scripts, ...(isBundleTaken ? {} : { bundle }), ...added },
    dependencies: { ...manifest.dependencies, ...lacking(dependencies) },
    devDependencies: { ...manifest.devDependencies, ...lacking(devDependencies) },
  }
  const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => own[name] !== undefined && majorOf(own[name]) !== majorOf(version),
  )
  return {
    after: jsonLike(text, next),
    notes: [
      ...(isBundleTaken
        ? [`Your script «bundle» stays, and \`sarv build\` runs that one: it must run \`${bundle}\`.`]
        : []),
      ...others.map(([name, version]) => `${name} is ${own[name]} here, and ${version} in the template.`),
    ],
  }
}

const majorOf = (range = '') => /\d+/.exec(range)?.[0]

function withLines(before: string, lines: string): string {
  const had = new Set(before.split('\n').map((line) => line.trim().replace(/\/$/, '')))
  const missing = lines.split('\n').filter((line) => line && !had.has(line))
  if (missing.length === 0) return before
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`
}

function builtByOther({ builder, framework }: Application, template: string): string[] {
  if (builder === undefined || template.endsWith(`-${builder}`) || template === 'plain') return []
  return [`The remote is built by the template ${template}: there is none for ${framework ?? 'this'} with ${builder}.`]
}

function lifecyclesIn(files: Readonly<Record<string, string>>): string {
  const file = Object.keys(files).find((name) => /^src\/lifecycles\./.test(name))
  return path.posix.basename(file ?? 'lifecycles')
}
