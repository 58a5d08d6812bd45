import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os'
import path from 'node:path'
import { workspace } from '@sarv/delivery/build/packages'

/** The environment of a run, without which its figures cannot be read: commit, machine, load, versions. */
export interface Surroundings {
  /** ISO 8601. */
  readonly at: string
  readonly commit: string
  readonly machine: {
    readonly processors: number
    readonly model: string
    readonly memory: number
    readonly kernel: string
  }
  /** Processes that were waiting to run, on average of the last 1, 5 and 15 minutes. */
  readonly load: readonly number[]
  readonly versions: Readonly<Record<string, string>>
}

/** Packages of which another version may give other figures, and who depends on them. */
const packages = {
  react: 'shared',
  'react-router-dom': 'shared',
  webpack: 'delivery',
  '@module-federation/enhanced': 'delivery',
  '@playwright/test': 'bench',
}

export function surroundings(browserVersion: string): Surroundings {
  const versions = Object.entries(packages).map(([name, user]) => [name, versionOf(name, user)] as const)
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspace, encoding: 'utf8' }).trim(),
    machine: {
      processors: availableParallelism(),
      model: cpus()[0]?.model ?? 'unknown',
      memory: totalmem(),
      kernel: release(),
    },
    load: loadavg(),
    versions: { node: process.versions.node, chromium: browserVersion, ...Object.fromEntries(versions) },
  }
}

function versionOf(name: string, user: string): string {
  // Not by the resolver: a package may keep its own description from it.
  const file = path.join(workspace, user, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
