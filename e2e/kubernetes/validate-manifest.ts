import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { CronJob } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'

/** A document of a manifest, as it was read. */
export type Manifest = Readonly<Record<string, unknown>> & { readonly apiVersion: string; readonly kind: string }

/** The kinds in use, with the validators that are compiled from the OpenAPI schema of Kubernetes. */
const kinds = [ConfigMap, CronJob, Deployment, Ingress, NetworkPolicy, PodDisruptionBudget, Service, StatefulSet]

/**
 * Strict schema validation of a manifest: types, required fields and, as `kubectl --validate=strict` does, fields that the
 * schema does not know.
 * @returns what is wrong, a line each
 */
export function manifestErrors(manifest: Manifest): string[] {
  const { apiVersion, kind } = manifest
  const Kind = kinds.find((one) => one.apiVersion === apiVersion && one.kind === kind)
  if (!Kind) return [`Unknown kind: ${apiVersion} ${kind}`]
  const known = new Set<string>()
  try {
    Kind.prototype.validate.call(recordReads(manifest, known))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  return pathsIn(manifest)
    .filter((path) => !known.has(path))
    .map((path) => `${path} is unknown`)
}

/** A value that notes which of its fields are read. The validators read each one that their schema has, and no other. */
function recordReads<Value>(value: Value, reads: Set<string>, at = ''): Value {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      const path = `${at}/${String(key)}`
      reads.add(path)
      return recordReads(Reflect.get(target, key), reads, path)
    },
  })
}

function pathsIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [`${at}/${key}`, ...pathsIn(inner, `${at}/${key}`)])
}
