import { platformVersion } from '../../contract/platform'
import { isObject } from '../../lib/is-object'
import { sha256Of } from '../store/sha256'

/** The file in which a repository keeps what it was made from. */
export const recordFile = 'sarv-template.json'

type Texts = Readonly<Record<string, string>>

/** What a repository was made from, so that `sarv update` knows what its team has changed since. */
export interface TemplateRecord {
  readonly template: string
  /** Version of the kit whose template it is. */
  readonly kit: string
  /**
   * First 16 hexadecimal digits of the SHA-256 of each file as it was written, by its path in the template; nothing for one
   * that the application had of its own, which is never written.
   */
  readonly files: Texts
  /** Where files stand that are elsewhere than in the template. */
  readonly places?: Texts
  /** `scripts`, `dependencies` … of package.json as they were written. */
  readonly manifest: Readonly<Record<string, Texts>>
}

/** Files that are the team's from the first day: `package.json` is compared entry by entry, the manifest not at all. */
export const teamFiles: readonly string[] = ['package.json', 'remote.json']

/** Identifies the text of a file. */
export function digestOf(text: string): string {
  return sha256Of(text).slice(0, 16)
}

/**
 * @param files as they were written, by their paths in the template
 * @param left those of which the application has its own
 */
export function recordOf(
  template: string,
  files: Texts,
  places: Texts = {},
  left: readonly string[] = [],
): TemplateRecord {
  const kept = Object.entries(files).filter(([name]) => !teamFiles.includes(name))
  return {
    template,
    kit: platformVersion,
    files: Object.fromEntries(kept.map(([name, text]) => [name, left.includes(name) ? '' : digestOf(text)])),
    ...(Object.keys(places).length > 0 ? { places } : {}),
    manifest: manifestParts(files['package.json'] ?? '{}'),
  }
}

/** The lists of a package.json by name: scripts, engines, dependencies. */
export function manifestParts(text: string): TemplateRecord['manifest'] {
  return Object.fromEntries(
    Object.entries(JSON.parse(text)).filter(([, part]) => isObject(part) && !Array.isArray(part)),
  ) as never
}

export const recordText = (record: TemplateRecord) => `${JSON.stringify(record, undefined, 2)}\n`

/** The files of a new repository, with the record of what they were made from. */
export function withRecord(template: string, files: Texts): Record<string, string> {
  return { ...files, [recordFile]: recordText(recordOf(template, files)) }
}
