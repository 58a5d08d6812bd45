import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deviations } from './deviations'

const docs = path.resolve(import.meta.dirname, '../../docs')

export const deviationsPage = path.join(docs, 'deviations.md')

const top = `# Deviations

The sentences of the two documents that describe the product ("0" is the overview, "1" the flows) which the product does otherwise, with what it does instead and why. The last column begins with the number of the row of [requirements.md](requirements.md). \`pnpm reference\` writes this page, and a test fails when it differs.

| source | the document says | what led to it | the product |
|---|---|---|---|
`

/** docs/deviations.md, from the list of sentences and the decisions of requirements.md. @throws for a decision that is not there */
export function writtenDeviations(): string {
  const requirements = readFileSync(path.join(docs, 'requirements.md'), 'utf8')
  const rows = deviations.map(({ source, sentence, decision }) => {
    const row = new RegExp(`^\\| ${decision} \\| (.*?) \\| (.*) \\|$`, 'm').exec(requirements)
    if (!row) throw new Error(`docs/requirements.md has no row ${decision}`)
    return `| ${source} | ${sentence} | ${row[1]} | ${decision}: ${row[2]} |\n`
  })
  return top + rows.join('')
}
