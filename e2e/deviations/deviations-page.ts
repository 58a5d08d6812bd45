import { readFileSync } from 'node:fs'
import path from 'node:path'
import deviations from './deviations.json'

const docs = path.resolve(import.meta.dirname, '../../docs')

export const deviationsPage = path.join(docs, 'deviations.md')

const top = `# Deviations

Sentences of the product's two documents ("0" is the overview, "1" the flows) that the product does not follow, and what it does instead. The last column begins with the row of [requirements.md](requirements.md) that has the reason. \`pnpm reference\` writes this page, and a test compares it.

| source | the document says | the product |
|---|---|---|
`

/** docs/deviations.md, from the list of sentences and the decisions of requirements.md. @throws for a decision that is not there */
export function writtenDeviations(): string {
  const requirements = readFileSync(path.join(docs, 'requirements.md'), 'utf8')
  const rows = deviations.map(({ source, sentence, decision }) => {
    const row = new RegExp(`^\\| ${decision} \\| .*? \\| (.*) \\|$`, 'm').exec(requirements)
    if (!row) throw new Error(`docs/requirements.md has no row ${decision}`)
    return `| ${source} | ${sentence} | ${decision}: ${row[1]} |\n`
  })
  return top + rows.join('')
}
