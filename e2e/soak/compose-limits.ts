import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '@sarv/delivery/build/packages'
import { parse } from 'yaml'

/** The memory that docker-compose.yml gives to a service, megabytes. @throws Error when it gives none */
export function memoryLimit(service: string): number {
  const { services } = parse(readFileSync(path.join(workspace, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Readonly<Record<string, { readonly mem_limit?: string }>>
  }
  const [, megabytes] = /^(\d+)m$/.exec(services[service]?.mem_limit ?? '') ?? []
  if (megabytes === undefined) throw new Error(`${service} has no limit of memory`)
  return Number(megabytes)
}

/** The heap that Node allows itself in a container of so much memory: half of it. */
export const nodeOptions = (megabytes: number) => `--max-old-space-size=${megabytes / 2}`
