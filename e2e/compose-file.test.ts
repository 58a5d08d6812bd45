import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const text = readFileSync(path.resolve(import.meta.dirname, '../docker-compose.yml'), 'utf8')

/** The services of docker-compose.yml, each with the text of its block. */
const services = new Map(
  (text.split(/^services:$/m)[1]?.split(/^networks:$/m)[0] ?? '')
    .split(/^(?= {2}[a-z-]+:$)/m)
    .map((block) => [/^ {2}([a-z-]+):$/m.exec(block)?.[1] ?? '', block] as const),
)
const mounts = (service: string) => /^ {4}volumes: \[(.*)\]$/m.exec(services.get(service) ?? '')?.[1]?.split(', ') ?? []
const setting = (service: string, name: string) =>
  new RegExp(`^ {6}${name}: (\\S+)$`, 'm').exec(services.get(service) ?? '')?.[1]

test('T2 staging runs signed: the host has the public half, and a volume for the catalogue that it keeps', () => {
  for (const service of ['keys', 'catalogue'])
    expect(setting(service, 'SARV_SIGNING_KEY')).toBe('/run/signing/signing-key.json')
  for (const service of ['keys', 'host'])
    expect(setting(service, 'SARV_CATALOGUE_KEY')).toBe('/run/checking/catalogue-key.json')
  expect(setting('host', 'SARV_CATALOGUE_KEEP')).toBe('/kept/catalogue.json')
  expect(mounts('host')).toEqual([
    '"catalogue:/catalogue:ro"',
    '"catalogue-key:/run/checking:ro"',
    '"kept-catalogue:/kept"',
  ])
})

test('T2 the private half is written where it is made, read where it signs, and nowhere else', () => {
  const readers = [...services.keys()].filter((service) => services.get(service)?.includes('signing-key:'))
  expect(readers).toEqual(['keys', 'catalogue'])
  expect(mounts('keys')).toContain('"signing-key:/run/signing"')
  expect(mounts('catalogue')).toContain('"signing-key:/run/signing:ro"')
})
