import { compose, inspect } from './composition'
import { expect } from './test'

/** What a process inside says of itself: its capabilities, its user and whether it may write beside its own folders. */
const probe = `grep CapEff /proc/1/status; id -u; touch /probe 2>/dev/null && echo written || echo refused`

/** A service's container is read-only, unprivileged, limited and reached from this machine only. */
export function expectConfined(service: string): void {
  const { HostConfig: limits } = inspect(service)
  expect(limits, service).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] })
  expect(limits.SecurityOpt, service).toContain('no-new-privileges:true')
  expect(limits.Memory, service).toBeGreaterThan(0)
  expect(limits.PidsLimit, service).toBeGreaterThan(0)
  expect(limits.NanoCpus, service).toBeGreaterThan(0)
  expect(limits.LogConfig.Config, service).toMatchObject({ 'max-size': '10m', 'max-file': '3' })
  const addresses = Object.values(limits.PortBindings).flatMap((bindings) => bindings.map(({ HostIp }) => HostIp))
  expect(new Set(addresses), service).toEqual(new Set(addresses.length > 0 ? ['127.0.0.1'] : []))
  const [capabilities, user, writing] = compose(['exec', '-T', service, 'sh', '-c', probe]).trim().split('\n')
  expect(capabilities, service).toMatch(/\s0{16}$/)
  expect([service, Number(user) > 0, writing]).toEqual([service, true, 'refused'])
}
