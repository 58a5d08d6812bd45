import { build, type Plugin } from 'esbuild'

/** Which files a file imports, by paths from the repository's root; types count as nothing. */
export type ImportGraph = Readonly<Record<string, readonly string[]>>

/** Packages of the workspace are followed by their `exports`, all others left alone. */
const workspaceOnly: Plugin = {
  name: 'workspace-only',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@sarv/') ? undefined : { path, external: true })),
}

/** The import graph below `files`; imports of a function's own (`await import(…)`) belong to it. */
export async function importGraph(files: readonly string[], root: string): Promise<ImportGraph> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    outfile: 'unwritten.js',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    // A bundle follows no type; one of our modules that is imported for nothing but a type is not there.
    loader: Object.fromEntries(['.css', '.svg', '.png', '.woff2', '.sql'].map((ending) => [ending, 'empty'])),
    logLevel: 'error',
    plugins: [workspaceOnly],
  })
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  )
}
