import path from 'node:path'
import type { Configuration } from 'webpack'
import { type BuildMode, base } from './base'
import { FileListPlugin } from './file-list-plugin'

const source = (file: string) => path.join(import.meta.dirname, '../../page', file)

/** Scripts of the platform by the name that they are served under; one in a folder gets its hash. */
const entries = {
  sw: source('workers/sw.ts'),
  'sw-off': source('workers/sw-off.ts'),
  'workers/tokens': source('workers/tokens.ts'),
  boot: source('boot/boot.ts'),
  answers: source('boot/answers.ts'),
}

/**
 * Webpack preset of the shell's workers: plain scripts without the federation's runtime, put beside the shell's own files
 * after those were built. What a worker imports later lies in the folder of workers, as their policy has it.
 */
export function workerPreset(directory: string, mode: BuildMode = {}): Configuration {
  const {
    context,
    devtool,
    infrastructureLogging,
    mode: kind,
    optimization,
    resolve,
    stats,
    module,
  } = base(directory, 'worker', mode)
  return {
    name: 'worker',
    mode: kind,
    target: ['webworker', 'es2022'],
    context,
    devtool,
    entry: entries,
    output: {
      path: path.join(directory, 'dist'),
      publicPath: '/',
      filename: ({ chunk }) => (chunk?.name?.includes('/') ? '[name].[contenthash:8].js' : '[name].js'),
      chunkFilename: 'workers/[id].[contenthash:8].js',
    },
    optimization,
    resolve,
    module,
    plugins: [new FileListPlugin('workers.json', ({ files }) => ({ files }))],
    stats,
    infrastructureLogging,
  }
}
