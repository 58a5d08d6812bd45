import type { Configuration } from 'webpack'
import { isKitModule, isKitSource } from './kit-modules'

type External = Extract<Configuration['externals'], (data: never) => Promise<unknown>>

/**
 * Leads the imports of a remote that a kit answers to that kit: those of `@sarv/shared` and `@sarv/platform`, by any
 * path, and what icons are made by.
 * @param specifier the kit's name
 */
export function kitExternals(specifier: string): External {
  return async ({ context, request, getResolve }) => {
    if (/\/createLucideIcon\.mjs$/.test(request)) return [`module ${specifier}`, 'createLucideIcon']
    const isOfKit = /^@sarv\/(?:shared|platform)\//.test(request) || (request.startsWith('.') && isKitSource(context))
    // What is shared by federation is not a file of a kit.
    if (!isOfKit) return false
    const file = await (getResolve() as (context: string, request: string) => Promise<string>)(context, request)
    return isKitModule(file) && `module ${specifier}`
  }
}
