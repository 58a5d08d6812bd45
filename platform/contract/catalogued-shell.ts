import * as z from 'zod/mini'
import { canaryRule } from './canary'
import { canaryRamp, switchedOff } from './canary-ramp'
import { shellName } from './shell-name'

/** A version as it may stand in an address. */
export const version = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][\w.+-]{0,63}$/, { error: 'expected a version like 1.2.0-3f2a91bc' }))
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'expected a SHA-256 hash' }))

/** What remotes must fit: a build of the shell, by what it brings. */
export const hostVersion = z.object({
  version,
  /** Versions of the shared modules. */
  provided: z.record(z.string(), z.string()),
  federation: z.string(),
  /** Routes of the shell itself. */
  pages: z.optional(z.array(z.string())),
})
export type HostVersion = z.infer<typeof hostVersion>

/** A published build of the shell. */
export const builtShell = z.extend(hostVersion, {
  name: z.literal(shellName),
  owner: z.string(),
  commit: z.string(),
  /** SHA-256 of its list of files, hexadecimal: with it each file is as it was published, or the shell does not start. */
  files: sha256,
})
export type BuiltShell = z.infer<typeof builtShell>

/** The shell in the catalogue: which of its builds runs. As of a remote, but that document servers serve its files. */
export const cataloguedShell = z.object({
  current: builtShell,
  previous: z.optional(builtShell),
  canary: z.optional(z.extend(canaryRule, { built: builtShell, ramp: z.optional(canaryRamp) })),
  killed: z.optional(switchedOff),
  withdrawn: z.optional(z.array(z.string())),
  /** Builds that do not run any more, the last one first: their open tabs still load files. */
  replaced: z.optional(z.array(z.object({ version, files: sha256, at: z.string() }))),
})
export type CataloguedShell = z.infer<typeof cataloguedShell>
