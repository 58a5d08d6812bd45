import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler } from 'webpack'

/**
 * Import maps verify scripts only. A style that a remote adds takes its hash from the page's catalogue; one that is not
 * listed gets a hash that nothing has, so the browser blocks it.
 */
export const cssIntegrity = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CssIntegrity', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'CssIntegrity',
        (source, tag) =>
          `${source}\n${tag}.integrity = globalThis.__SARV_STYLES__ ? globalThis.__SARV_STYLES__[${tag}.href] || 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' : '';\n${tag}.crossOrigin = 'anonymous';\n`,
      )
    })
  },
}
