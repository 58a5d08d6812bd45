import { defineConfig } from 'vite'
import { fromShell } from './from-shell'
import remote from './remote.json' with { type: 'json' }
import { options } from './vite-options'

export default defineConfig({ ...options, plugins: [fromShell(Object.keys(remote.shared))] })
