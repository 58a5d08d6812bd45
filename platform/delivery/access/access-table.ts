import * as z from 'zod/mini'
import { InvalidSetting } from '../../lib/settings/invalid-setting'
import { readSettingFile } from '../../lib/settings/read-setting-file'
import { tryParseJson } from '../../lib/try-parse-json'
import { permissions } from './permissions'

const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1')

/** An OpenID issuer: `https`, or this machine. */
const issuerAddress = z.string().check(
  z.refine((text: string) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url !== undefined && (url.protocol === 'https:' || isLocal(url))
  }, 'expected an https address'),
)

const issuer = z.strictObject({
  issuer: issuerAddress,
  /** The claim that the audit log names a subject by, such as `repository` or `email`. @default sub */
  who: z._default(z.string(), 'sub'),
  /**
   * Of people: the client that the console signs them in with; their ID tokens are for it. Without it, tokens are those of
   * a pipeline, for the address of the service.
   */
  client: z.optional(z.string()),
  /** Of people: the public client of `pnpm sarv login`. */
  commandClient: z.optional(z.string()),
  /** The claim that lists the groups of a person. @default groups */
  groups: z._default(z.string(), 'groups'),
})
export type Issuer = z.infer<typeof issuer>

const grant = z.strictObject({
  issuer: z.string(),
  /** Each must be the claim of the token, or be in its list. */
  claims: z.record(z.string(), z.string()),
  /**
   * Names of remotes; `host`, the shell; `*`, all remotes; `owned`, those whose owner in remote.json is a group of the
   * person.
   */
  remotes: z.array(z.string()),
  may: z.union([z.literal('*'), z.array(z.enum(permissions))]),
})
export type Grant = z.infer<typeof grant>

/** Who may do what by the delivery service: issuers of tokens, and what is granted to whom of them. */
const accessTable = z.strictObject({ issuers: z.record(z.string(), issuer), grants: z.array(grant) }).check(
  z.refine(
    ({ issuers, grants }) => grants.every((one) => one.issuer in issuers),
    'a grant names no issuer of the table',
  ),
  // A pipeline's issuer signs for every repository in the world.
  z.refine(
    ({ issuers, grants }) =>
      grants.every((one) => issuers[one.issuer]?.client !== undefined || Object.keys(one.claims).length > 0),
    'a grant to a pipeline names no claim, such as "repository"',
  ),
)
export type AccessTable = z.infer<typeof accessTable>

/**
 * The access table that `SARV_ACCESS` names: JSON, or the path of its file; undefined without one.
 * @throws InvalidSetting saying what is wrong in it
 */
export function accessTableFrom({ SARV_ACCESS: text }: NodeJS.ProcessEnv): AccessTable | undefined {
  if (!text) return undefined
  const json = text.trimStart().startsWith('{') ? text : readSettingFile('SARV_ACCESS', text)
  const read = accessTable.safeParse(tryParseJson(json))
  if (read.success) return read.data
  const [first] = read.error.issues
  const where = first?.path.join('.') || 'the table'
  const what = first?.code === 'unrecognized_keys' ? `unknown field ${first.keys.join(', ')}` : first?.message
  throw new InvalidSetting(`SARV_ACCESS: ${where}: ${what}`)
}
