import { ownersIn } from './sign-entries'
import { rolesIn, type Trust } from './trust-document'

/** What a trust document changes, a sentence each. @example describeTrust(before, after) // ['remote notes: 1 of sara instead of 1 of nima'] */
export function describeTrust(before: Trust | undefined, after: Trust): string[] {
  const [olds, news] = [rolesOf(before), rolesOf(after)]
  const changes = [...news].flatMap(([name, keys]) => {
    const old = olds.get(name)
    return old === keys ? [] : [`${name}: ${keys}${old === undefined ? '' : ` instead of ${old}`}`]
  })
  const gone = [...olds.keys()].filter((name) => !news.has(name)).map((name) => `${name}: nobody any more`)
  const adopted = Object.keys(after.adopted)
  return [
    `trust document ${after.version}, good until ${after.expires.slice(0, 10)}`,
    ...changes,
    ...gone,
    ...(adopted.length > 0 ? [`as they are until their owners sign: ${adopted.join(', ')}`] : []),
  ]
}

function rolesOf(trust: Trust | undefined): ReadonlyMap<string, string> {
  return new Map(trust ? rolesIn(trust).map(([name, role]) => [name, ownersIn(trust, role)]) : [])
}
