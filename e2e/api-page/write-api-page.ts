import { writeFileSync } from 'node:fs'
import { apiPage, openapiFile, writtenApiPage, writtenOpenapi } from './api-page'
import { pageOperations } from './page-operations'

/** `pnpm reference`: writes docs/api.md and docs/openapi.json from the contract and the code of the pages. */
writeFileSync(openapiFile, writtenOpenapi())
writeFileSync(apiPage, writtenApiPage(await pageOperations()))
