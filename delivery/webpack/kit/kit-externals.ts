import type { Configuration } from 'webpack'
import { isKitModule, sharedSources } from './kit-modules'

type External = Extract<Configuration['externals'], (data: never) => Promise<unknown>>

/**
 * Leads the imports of a remote that a kit answers to that kit: those of `@sarv/shared`, by whatever path, and what icons
 * are made by.
 * @param specifier the kit's name
 */
export function kitExternals(specifier: string): External {
  return async ({ context, request, getResolve }) => {
    if (/\/createLucideIcon\.mjs$/.test(request)) return [`module ${specifier}`, 'createLucideIcon']
    const isOfShared = request.startsWith('@sarv/shared/') || (request.startsWith('.') && isUnder(context))
    // What is shared by federation is no file of a kit.
    if (!isOfShared) return false
    const file = await (getResolve() as (context: string, request: string) => Promise<string>)(context, request)
    return isKitModule(file) && `module ${specifier}`
  }
}

const isUnder = (folder: string) => `${folder}/`.startsWith(`${sharedSources}/`)
