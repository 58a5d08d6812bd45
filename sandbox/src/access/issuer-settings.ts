import { InvalidSetting } from '@sarv/platform/lib/settings/invalid-setting'

/** Trusted issuer: one whose access tokens the product API accepts. */
export interface IssuerSettings {
  /** The exact text of `iss`. */
  readonly issuer: string
  /** JWT access tokens checked by the issuer's keys, or any tokens that the issuer is asked about (RFC 7662). */
  readonly mode: 'jwt' | 'introspection'
  /** The audience that `aud` must name. */
  readonly audience: string | undefined
  /** The claim with the mobile number. */
  readonly claim: string
  /** How the product API signs in at the introspection endpoint. */
  readonly client: { readonly id: string; readonly secret: string } | undefined
}

const names = new Set(['mode', 'audience', 'claim', 'client_id', 'client_secret_file'])
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/

/**
 * Parses `SANDBOX_ISSUERS`: one issuer a line, or parted by semicolons; each its address and what holds for it.
 * @param readSecret reads the file of a client's secret
 * @example
 * parseIssuers('https://id.example.ir audience=sarv-api claim=phone_number', readFile)
 * parseIssuers('https://id.example.ir mode=introspection client_id=sarv client_secret_file=/run/secrets/id', readFile)
 */
export function parseIssuers(text: string, readSecret: (file: string) => string): IssuerSettings[] {
  const issuers = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => parseIssuer(line, readSecret))
  const twice = issuers.find(({ issuer }, index) => issuers.findIndex((one) => one.issuer === issuer) !== index)
  if (twice !== undefined) throw invalid(twice.issuer, 'is there twice')
  // An opaque token does not say whose it is: asking one issuer about the tokens of another would give them away.
  const [, second] = issuers.filter(({ mode }) => mode === 'introspection')
  if (second !== undefined)
    throw invalid(second.issuer, 'is a second one with mode=introspection; only one can be asked')
  return issuers
}

function parseIssuer(line: string, readSecret: (file: string) => string): IssuerSettings {
  const [issuer = '', ...rest] = line.split(/\s+/)
  if (!URL.canParse(issuer) || !(issuer.startsWith('https://') || loopback.test(issuer))) {
    throw invalid(issuer, 'is not an https address')
  }
  const given = new Map(rest.map((part) => parseOption(issuer, part)))
  const mode = given.get('mode') ?? 'jwt'
  if (mode !== 'jwt' && mode !== 'introspection') throw invalid(issuer, `mode=${mode} is neither jwt nor introspection`)
  const audience = given.get('audience')
  // Without it a token that was given to any other application of the issuer would open the product API.
  if (mode === 'jwt' && audience === undefined) throw invalid(issuer, 'lacks audience=…')
  return {
    issuer,
    mode,
    audience,
    claim: given.get('claim') ?? 'phone_number',
    client: parseClient(issuer, mode, given, readSecret),
  }
}

function parseOption(issuer: string, part: string): [string, string] {
  const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(part) ?? []
  if (!names.has(name)) throw invalid(issuer, `«${part}» is not one of ${[...names].join(', ')}`)
  return [name, value]
}

function parseClient(
  issuer: string,
  mode: 'jwt' | 'introspection',
  given: ReadonlyMap<string, string>,
  readSecret: (file: string) => string,
): IssuerSettings['client'] {
  if (mode === 'jwt') return undefined
  const [id, file] = [given.get('client_id'), given.get('client_secret_file')]
  if (id === undefined || file === undefined) throw invalid(issuer, 'lacks client_id=… or client_secret_file=…')
  try {
    return { id, secret: readSecret(file).trim() }
  } catch {
    throw invalid(issuer, `client_secret_file=${file} cannot be read`)
  }
}

const invalid = (issuer: string, why: string) => new InvalidSetting(`SANDBOX_ISSUERS: ${issuer} ${why}`)
