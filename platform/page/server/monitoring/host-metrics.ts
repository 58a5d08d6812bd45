import { Counter, Gauge, type Registry } from 'prom-client'
import { deliveredIn } from '../../../contract/catalogue'
import type { VersionHealth } from '../../../contract/health-report'
import type { CatalogueSource } from '../catalogue/catalogue-source'
import type { ServedCatalogue } from '../catalogue/served-catalogue'
import { createPages, type PageCache } from '../document/pages'
import { clientMetrics } from './client-metrics'

type SetGauge = (gauge: Gauge, now: ServedCatalogue) => void

export interface HostMetrics {
  readonly pages: PageCache
  health(counted: readonly VersionHealth[]): void
  apiFailed(reason: ApiFailure): void
  policyReported(): void
  unknownScript(): void
}

/** Why a call of a page got no answer of use: none came, none in time, the API's own error, or no store of sessions. */
export type ApiFailure = (typeof apiFailures)[number]
const apiFailures = ['unreachable', 'timeout', 'error', 'session'] as const

/** Metrics of a document server. What is of the catalogue is read from it at each scrape. */
export function hostMetrics(register: Registry, catalogue: CatalogueSource): HostMetrics {
  const registers = [register]
  const clients = clientMetrics(register)
  const pages = createPages()
  /** A figure of the catalogue, set at each scrape. */
  const gauge = (name: string, help: string, labelNames: readonly string[], set: SetGauge) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const now = await catalogue.current()
        this.reset()
        set(this, now)
      },
    })
  gauge('sarv_catalogue_revision', 'The revision in use; 0 before there has been one.', [], (one, { revision }) =>
    one.set(revision),
  )
  gauge('sarv_catalogue_age_seconds', 'Time since the revision in use was issued.', [], (one, { revision, issued }) =>
    one.set(revision === 0 ? 0 : Math.max(0, (Date.now() - Date.parse(issued)) / 1000)),
  )
  gauge('sarv_catalogue_unusable', '1 while the newest catalogue cannot be read or used.', [], (one) =>
    one.set(catalogue.isUnusable() ? 1 : 0),
  )
  gauge('sarv_catalogue_signed', '1 where the revision in use has an end.', [], (one, { expires }) =>
    one.set(expires === undefined ? 0 : 1),
  )
  const remaining = 'sarv_catalogue_signature_remaining_seconds'
  gauge(remaining, 'Time until the signature expires; only where sarv_catalogue_signed is 1.', [], (one, { expires }) =>
    one.set(expires === undefined ? 0 : (Date.parse(expires) - Date.now()) / 1000),
  )
  gauge('sarv_catalogue_remotes', 'Remotes in the catalogue.', [], (one, now) => {
    one.set(now.remotes.length)
    clients.follow(now)
  })
  gauge('sarv_remote_killed', '1 for a remote, or host, that is switched off.', ['remote'], (one, now) => {
    for (const { current, killed } of deliveredIn(now)) one.set({ remote: current.name }, killed ? 1 : 0)
  })
  gauge('sarv_canary_percent', 'Percent of the people that try a version.', ['remote', 'version'], (one, now) => {
    for (const { current, canary } of deliveredIn(now))
      if (canary) one.set({ remote: current.name, version: canary.built.version }, canary.percent)
  })
  gauge('sarv_kept_pages', 'Pages that are ready in the cache.', [], (one) => one.set(pages.kept()))
  const failures = new Counter({
    name: 'sarv_api_failures_total',
    help: 'Forwarded calls without an answer of use: unreachable, timeout, a status of 500 and above, or no store of sessions.',
    labelNames: ['reason'],
    registers,
  })
  const reports = new Counter({
    name: 'sarv_policy_reports_total',
    help: 'What browsers refused by the policies of a page.',
    registers,
  })
  const scripts = new Counter({
    name: 'sarv_unknown_scripts_total',
    help: 'Reports of a script that is in no inventory.',
    registers,
  })
  for (const reason of apiFailures) failures.inc({ reason }, 0)
  return {
    pages,
    health: clients.add,
    apiFailed: (reason) => failures.inc({ reason }),
    policyReported: () => reports.inc(),
    unknownScript: () => scripts.inc(),
  }
}
