import path from 'node:path'
import { everyEndpoint } from '@sarv/shared/contract/every-endpoint'
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

For a company that puts its own API behind the app. [openapi.json](openapi.json) describes each operation (OpenAPI 3.1; it is in the package \`@sarv/api\` too), this page says which ones an API needs. \`pnpm reference\` writes both from the contract and from the code of the pages, and a test compares them.

**Point the app at it.** \`SARV_API=/\` with \`SARV_API_UPSTREAM=https://api.example\` (through the document server) or \`SARV_API=https://api.example\` (an origin of its own, with CORS): [configuration](configuration.md#a-real-api-and-identity-provider).

**Try it.** \`SARV_API_TOKEN=… pnpm sarv probe-api https://api.example\` calls the reads with the token of a person, compares what comes with the contract and names the field that does not fit. \`--pages /funds,/buy\` adds the musts of those pages, \`--pages all\` those of all.

**The least** is ${listOf(musts.app ?? [])}. Beside them an API may begin with any pages: \`navigation\` names the tabs, \`home.sections[].is_visible\` the sections of the start page. An operation that it lacks is answered with 404, 405 or 501; what people see then is below. The browser's console names it once, and \`pnpm sarv status\` counts the pages that missed it.

**A 404 of a thing and a 404 of an operation** look alike. An answer about the thing (no such order) carries \`"code": "not-found"\` beside \`detail\`; then people read \`detail\`, in their language (\`Accept-Language\`). Without \`code\` they read the app's own words, never the server's.

## Pages

*Must*: without it the page is of no use. *May*: the rest of the page works. Which of them a page calls was found in its code, so some are called only after a press or in one state.

| page | of | must | may |
|---|---|---|---|
`

/** docs/api.md, from the contract and from what each page can call. */
export function writtenApiPage(pages: readonly PageOperations[]): string {
  const called = new Set(pages.flatMap(({ operations }) => operations))
  const rows = pages
    .filter(({ operations }) => operations.length > 0)
    .map(({ path: at, owner, operations }) => {
      const own = [...(musts.app ?? []), ...(musts[at ?? ''] ?? [])]
      const must = operations.filter((name) => own.includes(name))
      const may = operations.filter((name) => !own.includes(name))
      const page = at === undefined ? (owner === 'host' ? 'the app' : 'once, with the first page') : `\`${at}\``
      return `| ${page} | ${owner} | ${listOf(must)} | ${listOf(may)} |\n`
    })
  const operations = everyEndpoint().map(({ name, endpoint }) => {
    const of = called.has(name) ? withoutIt(name, endpoint) : 'No page calls it.'
    return `| \`${name}\` | ${endpoint.method} \`${endpoint.path}\` | ${of} |\n`
  })
  return `${top}${rows.join('')}
## Operations

| operation | call | without it people see |
|---|---|---|
${operations.join('')}`
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
