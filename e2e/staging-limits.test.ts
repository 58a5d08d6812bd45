import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

interface Service {
  readonly cpus?: number
  readonly mem_limit?: string
  readonly pids_limit?: number
  readonly logging?: unknown
}

const file = path.resolve(import.meta.dirname, '../docker-compose.yml')
const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as { services: Record<string, Service> }

test('T23 the logs of every service of staging end at thirty megabytes', () => {
  expect(Object.keys(services).length).toBeGreaterThan(8)
  for (const { logging } of Object.values(services))
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } })
})

test('PLT-009 every service of staging has limits of processors, memory and processes', () => {
  for (const [name, { cpus = 0, mem_limit, pids_limit }] of Object.entries(services)) {
    expect([name, cpus > 0 && cpus <= 1]).toEqual([name, true])
    expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+m$/)])
    // A browser is a hundred threads.
    expect([name, pids_limit]).toEqual([name, ['delivery', 'console'].includes(name) ? 512 : 128])
  }
})
