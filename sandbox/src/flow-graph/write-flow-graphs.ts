import { readFileSync, writeFileSync } from 'node:fs'
import { flowPage, withGraphs } from './flow-graphs'

/** `pnpm reference`: draws the graphs of the flows into docs/flow-kit.md. */
writeFileSync(flowPage, withGraphs(readFileSync(flowPage, 'utf8')))
