#!/usr/bin/env node
import path from 'node:path'

/** `node_modules/.bin/sarv`: the command without pnpm around it, as shells complete it. */
process.argv.splice(1, 1, '', path.join(import.meta.dirname, 'main.ts'))
await import('../compile/run.js')
