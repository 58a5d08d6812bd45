import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack'

/** A compiler that can be run more than once, and is closed when `build` is done. */
export async function withCompiler(config: Configuration, build: (compiler: Compiler) => Promise<void>): Promise<void> {
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack refused the configuration')
  try {
    await build(compiler)
  } finally {
    await new Promise((resolve) => compiler.close(resolve))
  }
}

/** @throws Error with the bundler's messages */
export function run(compiler: Compiler): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack said nothing'))
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
      else resolve(stats.compilation)
    })
  })
}
