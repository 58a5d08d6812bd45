import { readFileSync } from 'node:fs'
import path from 'node:path'
import deviations from './deviations.json'

const docs = path.resolve(import.meta.dirname, '../../docs')

export const deviationsPage = path.join(docs, 'deviations.md')

const top = `# Deviations

Sentences of the product's two documents ("0" is the overview, "1" the flows) that the product does not follow, and the decision of [requirements.md](requirements.md) that it follows. \`pnpm reference\` writes this page, and a test compares it.

| source | the document says | the product |
|---|---|---|
`

/** docs/deviations.md, from the list of sentences and the decisions of requirements.md. @throws for a decision that is not there */
export function writtenDeviations(): string {
  const requirements = readFileSync(path.join(docs, 'requirements.md'), 'utf8')
  const told = new Set<string>()
  const rows = deviations.map(({ source, sentence, decision }) => {
    const row = new RegExp(`^\\| ${decision} \\| (.*) \\|$`, 'm').exec(requirements)
    if (!row) throw new Error(`docs/requirements.md has no row ${decision}`)
    const text = told.has(decision) ? `${decision}, above` : `${decision}: ${row[1]}`
    told.add(decision)
    return `| ${source} | ${sentence} | ${text} |\n`
  })
  return top + rows.join('')
}
