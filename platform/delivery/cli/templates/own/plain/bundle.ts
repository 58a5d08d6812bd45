import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { options } from './esbuild-options'

rmSync('dist', { recursive: true, force: true })
await build(options)
