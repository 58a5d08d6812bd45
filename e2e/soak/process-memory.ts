import { readFileSync } from 'node:fs'

/** Resident memory of a process and of those that it started, megabytes: what a container with them takes. */
export function residentMemory(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const [, kilobytes = Number.NaN] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024 + children.reduce((sum, child) => sum + residentMemory(Number(child)), 0)
}
