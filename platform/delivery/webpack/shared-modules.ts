import { createRequire } from 'node:module'
import { platformVersion } from '../../contract/platform'

const require = createRequire(import.meta.url)

const reactVersion: string = require('react/package.json').version
const reactDomVersion: string = require('react-dom/package.json').version

/** Every module of which the page has one instance, and the version that the host brings. */
export const sharedModules: Readonly<Record<string, string>> = {
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  'react-dom': reactDomVersion,
  'react-dom/client': reactDomVersion,
  '@sarv/shared/platform': platformVersion,
  '@sarv/shared/schema': platformVersion,
}

/** A remote brings no copy of its own and says which versions it accepts. */
export function consumedByRemote(platformRange: string) {
  return Object.fromEntries(
    Object.keys(sharedModules).map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: acceptedRange(name, platformRange),
        import: false as const,
      },
    ]),
  )
}

/**
 * The range of a shared module that a remote built today accepts: for the contract the range in its manifest, for every
 * other module the version that it was built with or later.
 */
export function acceptedRange(name: string, platformRange: string): string {
  return name === '@sarv/shared/platform' ? platformRange : `^${sharedModules[name]}`
}
