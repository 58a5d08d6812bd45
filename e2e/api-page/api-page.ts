import path from 'node:path'
import { everyEndpoint, type NamedEndpoint } from '@sarv/shared/contract/every-endpoint'
import { musts } from '@sarv/shared/contract/musts'
import { openapi } from '@sarv/shared/contract/openapi'
import { withoutIt } from '@sarv/shared/contract/without'
import type { PageOperations } from './page-operations'

const docs = path.resolve(import.meta.dirname, '../../docs')

export const apiPage = path.join(docs, 'api.md')
export const openapiFile = path.join(docs, 'openapi.json')

/** docs/openapi.json. Its server is relative: whoever serves the document serves the API. */
export const writtenOpenapi = (): string => `${JSON.stringify(openapi('/'), undefined, 2)}\n`

const top = `# The API that the pages call

For a company that puts its own API behind the app. [openapi.json](openapi.json) (OpenAPI 3.1, also in the package \`@sarv/api\`) describes each operation; this page says which ones an API needs. \`pnpm reference\` writes both from the contract and the code of the pages, and a test compares them.

**Point the app at it.** \`SARV_API=/\` with \`SARV_API_UPSTREAM=https://api.example\` (through the document server) or \`SARV_API=https://api.example\` (an origin of its own, with CORS): [configuration](configuration.md#a-real-api-and-identity-provider).

**Try it.** \`SARV_API_TOKEN=… pnpm sarv probe-api https://api.example\` calls the reads with a person's token and names the field that does not fit the contract; \`--pages /funds,/buy\` adds the musts of those pages, \`--pages all\` of all.

**The least** is ${listOf(musts.app ?? [])}. Beside them an API may begin with any pages: \`navigation\` names the tabs, \`home.sections[].is_visible\` the sections of the start page. It answers an operation that it lacks with 404, 405 or 501; the browser's console names that once, and \`pnpm sarv status\` counts the pages that missed it.

**A 404 of a thing** (no such order) carries \`"code": "not-found"\` beside \`detail\`, which people then read, in their language (\`Accept-Language\`). Without \`code\` it is a 404 of the operation, and they read the app's own words, never the server's.

## Pages

*Must*: without it the page is of no use. *May*: the rest of the page works; some are called only after a press or in one state. What the app, or a remote once with its first page, calls is not repeated at the pages.

| page | of | must | may |
|---|---|---|---|
`

/** docs/api.md, from the contract and from what each page can call. */
export function writtenApiPage(pages: readonly PageOperations[]): string {
  const rows = pages
    .filter(({ operations }) => operations.length > 0)
    .map(({ path: at, owner, operations }) => {
      const own = [...(musts.app ?? []), ...(musts[at ?? ''] ?? [])]
      const start = pages.find((page) => at !== undefined && page.path === undefined && page.owner === owner)
      const must = operations.filter((name) => own.includes(name))
      const may = operations.filter((name) => !own.includes(name) && !start?.operations.includes(name))
      const page = at === undefined ? (owner === 'host' ? 'the app' : 'once, with the first page') : `\`${at}\``
      return `| ${page} | ${owner} | ${listOf(must)} | ${listOf(may)} |\n`
    })
  return `${top}${rows.join('')}\n## Operations, by what people see without one\n${operationsBySight(pages)}`
}

/** A table for each sentence that several operations share, and one for the others. */
function operationsBySight(pages: readonly PageOperations[]): string {
  const called = new Set(pages.flatMap(({ operations }) => operations))
  const bySight = Map.groupBy(everyEndpoint(), ({ name, endpoint }) =>
    called.has(name) ? withoutIt(name, endpoint) : 'No page calls it.',
  )
  const shared = [...bySight].filter(([, operations]) => operations.length > 1)
  const single = [...bySight].filter(([, operations]) => operations.length === 1)
  const tables = shared.map(
    ([sight, operations]) => `\n${sight}\n\n| operation | call |\n|---|---|\n${operations.map(row('')).join('')}`,
  )
  const others = single.flatMap(([sight, operations]) => operations.map(row(` ${sight} |`)))
  return `${tables.join('')}\nOthers:\n\n| operation | call | without it |\n|---|---|---|\n${others.join('')}`
}

function row(rest: string) {
  return ({ name, endpoint }: NamedEndpoint) => `| \`${name}\` | ${endpoint.method} \`${endpoint.path}\` |${rest}\n`
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
