/** Carries names and versions, never who the person is: `support@1.2.0~savings@2.0.1`. */
const name = 'sarv-canary'
const month = 2_592_000

/** The version of the canary that this browser runs, by the name of its remote. */
export type ChosenCanaries = ReadonlyMap<string, string>

/**
 * Which canaries a `Cookie` header or `document.cookie` asks for. Whether they still are canaries is for the reader.
 * @example chosenCanaries('lang=fa; sarv-canary=support@1.2.0~savings@2.0.1').get('savings') // '2.0.1'
 */
export function chosenCanaries(cookies: string | undefined): ChosenCanaries {
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  const entries = (pair?.trim().slice(name.length + 1) ?? '').split('~').flatMap((entry): [string, string][] => {
    const [, remote, version] = /^([a-z][a-z0-9_]*)@([\w.+-]+)$/.exec(entry) ?? []
    return remote && version ? [[remote, version]] : []
  })
  return new Map(entries)
}

/**
 * The text that sets the cookie; without any canary it removes the cookie.
 * @example document.cookie = canaryCookie(new Map(), location.protocol === 'https:')
 */
export function canaryCookie(chosen: ChosenCanaries, isSecure: boolean): string {
  const value = [...chosen].map(([remote, version]) => `${remote}@${version}`).join('~')
  const age = value === '' ? 0 : month
  return `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
