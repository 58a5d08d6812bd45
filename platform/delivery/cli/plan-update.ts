import semver from 'semver'
import * as z from 'zod/mini'
import { platformVersion } from '../../contract/platform'
import { tryParseJson } from '../../lib/try-parse-json'
import { SarvError } from '../errors/sarv-error'
import { type FileChange, jsonLike } from './file-changes'
import { atPlaces, placesBeside } from './place-files'
import { renderOwnRemote } from './render-own-remote'
import {
  digestOf,
  manifestParts,
  recordFile,
  recordOf,
  recordText,
  type TemplateRecord,
  teamFiles,
} from './template-record'

export interface UpdateWish {
  /** Files of the team that the template's take the place of. */
  readonly files: readonly string[]
  /** All of them. */
  readonly force: boolean
  /** For a repository without a record. */
  readonly template?: string
}

export interface UpdatePlan {
  readonly template: string
  readonly from?: string
  readonly changes: readonly FileChange[]
  /** What the template would change in files that the team has changed: they stay. */
  readonly left: readonly FileChange[]
  readonly notes: readonly string[]
}

const texts = z.record(z.string(), z.string())
const templateRecord = z.object({
  template: z.string(),
  kit: z.string(),
  files: texts,
  places: z.optional(texts),
  manifest: z.record(z.string(), texts),
})

/**
 * What moves a repository to the template of this kit. A file that the team has not touched since becomes the template's; one
 * that it has changed or deleted stays, unless it is named.
 * @param read the text of a file of the repository; undefined when there is none
 * @throws SarvError when it does not say what it was made from, or by a newer kit
 */
export function planUpdate(read: (file: string) => string | undefined, wish: UpdateWish): UpdatePlan {
  const record = recordIn(read(recordFile), wish.template)
  const manifest = read('package.json') ?? '{}'
  const rendered = renderOwnRemote({
    ...namedIn(read('remote.json')),
    template: record.template,
    ...packagesIn(manifest),
  })
  const isModule = JSON.parse(manifest).type === 'module'
  const has = (file: string) => read(file) !== undefined
  const isBeside = record.places !== undefined
  const known = Object.keys(record.files)
  const added = Object.keys(rendered).filter((file) => !known.includes(file))
  const places = { ...(isBeside ? placesBeside(added, { has, isModule }) : {}), ...record.places }
  const placed = atPlaces(rendered, places)
  const textOf = (file: string) => placed[places[file] ?? file]
  const changes: FileChange[] = []
  const left: FileChange[] = []
  const notes: string[] = []
  const files = [...new Set([...Object.keys(rendered), ...known])].filter((file) => !teamFiles.includes(file))
  for (const file of files) {
    const place = places[file] ?? file
    const change = { file: place, before: read(place), after: textOf(file) }
    if (change.before === change.after) continue
    const isNamed = wish.files.includes(place) || (wish.force && record.files[file] !== '')
    const verdict = isNamed ? 'write' : verdictOn(change, record.files[file])
    if (verdict === 'write') changes.push(change)
    if (verdict === 'left') left.push(change)
    if (verdict === 'deleted') notes.push(`${place} was deleted here and stays so.`)
  }
  const unknown = wish.files.find((file) => !files.some((one) => (places[one] ?? one) === file))
  if (unknown !== undefined) throw new SarvError('SARV-244', `It was: ${unknown}.`)
  const merged = mergedManifest(manifest, record.manifest, manifestParts(placed['package.json'] ?? '{}'))
  const theirs = Object.keys(record.files).filter((file) => record.files[file] === '')
  const byTemplate = Object.fromEntries(Object.keys(rendered).map((file) => [file, textOf(file) ?? '']))
  const next = recordText(recordOf(record.template, byTemplate, isBeside ? places : {}, theirs))
  const all = [
    ...changes,
    { file: 'package.json', before: manifest, after: merged.text },
    { file: recordFile, before: read(recordFile), after: next },
  ].filter(({ before, after }) => before !== after)
  return { template: record.template, from: record.kit, changes: all, left, notes: [...notes, ...merged.notes] }
}

/**
 * What becomes of a file that is not the template's of today.
 * @param base what it was written as; nothing for one of the application's own, undefined for one that the template did not have
 */
function verdictOn({ before, after }: FileChange, base: string | undefined): 'write' | 'left' | 'deleted' | 'nothing' {
  if (base === '') return 'nothing'
  if (before === undefined) return base === undefined ? 'write' : after === undefined ? 'nothing' : 'deleted'
  if (base !== undefined && digestOf(before) === base) return 'write'
  // The template is what it was: only the team has changed the file.
  return after !== undefined && digestOf(after) === base ? 'nothing' : 'left'
}

function recordIn(text: string | undefined, template: string | undefined): TemplateRecord {
  const read = templateRecord.safeParse(tryParseJson(text ?? ''))
  if (template !== undefined)
    return { template, kit: '0.0.0', files: {}, manifest: {}, ...(read.success ? read.data : {}) }
  if (!read.success) throw new SarvError('SARV-242', `It has no readable ${recordFile}.`)
  if (semver.gt(read.data.kit, platformVersion))
    throw new SarvError('SARV-245', `It was made by ${read.data.kit}, and this is ${platformVersion}.`)
  return read.data
}

function namedIn(text: string | undefined) {
  const declared = tryParseJson(text ?? '') as { name?: string; title?: { fa: string; en: string }; owner?: string }
  if (typeof declared?.name !== 'string') throw new SarvError('SARV-301', 'It has no readable remote.json.')
  const { name, title = { fa: name, en: name }, owner } = declared
  return { name, title, owner }
}

/** Where the packed packages lie, as the repository's own line for the kit says. */
function packagesIn(manifest: string): { packages?: string } {
  const [, packages] = /"@sarv\/remote-kit": "file:([^"]*)\/[^"/]*\.tgz"/.exec(manifest) ?? []
  return packages === undefined ? {} : { packages }
}

/** A package.json in which each entry that is as the template wrote it becomes that of today's. */
function mergedManifest(
  text: string,
  base: TemplateRecord['manifest'],
  today: TemplateRecord['manifest'],
): { text: string; notes: string[] } {
  const manifest = JSON.parse(text)
  const notes: string[] = []
  for (const [part, wanted] of Object.entries(today)) {
    const [had, now] = [base[part] ?? {}, { ...manifest[part] } as Record<string, string>]
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(had)])) {
      if (now[name] === wanted[name] || had[name] === wanted[name]) continue
      if (now[name] !== had[name]) {
        if (now[name] !== undefined)
          notes.push(`package.json: ${name} is ${now[name]} here, and ${wanted[name] ?? 'gone'} in the template.`)
      } else if (wanted[name] === undefined) delete now[name]
      else now[name] = wanted[name]
    }
    if (Object.keys(now).length > 0) manifest[part] = now
  }
  const isSame = JSON.stringify(JSON.parse(text)) === JSON.stringify(manifest)
  return { text: isSame ? text : jsonLike(text, manifest), notes }
}
