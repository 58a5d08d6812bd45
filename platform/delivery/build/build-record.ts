import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { tryParseJson } from '../../lib/try-parse-json'
import { buildRecordName } from '../store/versions/build-record-name'
import { type Builder, builder, builderFrom } from './builder'

/** A package of a registry. */
export const npmPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** An SPDX expression, as its `package.json` has it. */
  license: z.catch(z.optional(z.string()), undefined),
})
export type NpmPackage = z.infer<typeof npmPackage>

/** What a build knows that its files do not say; it lies among them and is not uploaded. */
const buildRecord = z.object({
  packages: z.array(npmPackage),
  /** `bundle`: exactly those with a module in a file. `lockfile`: those that were installed for it. */
  from: z.enum(['bundle', 'lockfile', 'unknown']),
  builder,
})
export type BuildRecord = z.infer<typeof buildRecord>

/** Writes the record of a build. @param folder the package's, in which it was built */
export function writeBuildRecord(
  folder: string,
  packages: Iterable<NpmPackage>,
  from: BuildRecord['from'],
  env: NodeJS.ProcessEnv = process.env,
): void {
  const known = new Map([...packages].map((one) => [`${one.name}@${one.version}`, one]))
  const sorted = [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one)
  const record: BuildRecord = { packages: sorted, from, builder: builderFrom(env, folder) satisfies Builder }
  writeFileSync(path.join(folder, 'dist', buildRecordName), `${JSON.stringify(record, undefined, 2)}\n`)
}

/** The record of a build; undefined where it has none, as one of before. */
export function readBuildRecord(dist: string): BuildRecord | undefined {
  const file = path.join(dist, buildRecordName)
  return existsSync(file) ? buildRecord.safeParse(tryParseJson(readFileSync(file, 'utf8'))).data : undefined
}
