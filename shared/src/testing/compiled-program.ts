import { fileURLToPath } from 'node:url'

const run = fileURLToPath(new URL('../../../platform/delivery/compile/run.js', import.meta.url))

/**
 * Node's arguments for a TypeScript program of the workspace, without a compiler in its process: it starts in a fraction
 * of the time, as under `pnpm start`.
 * @example spawn(process.execPath, [...compiledProgram(main)])
 */
export const compiledProgram = (file: string): readonly string[] => [run, file]
