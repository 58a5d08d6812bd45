import { callWithin } from '@sarv/platform/client/api/current-api'
import { providedModules } from '@sarv/platform/client/remotes/loading/provided-modules'
import * as platform from '@sarv/shared/platform'
import * as schema from '@sarv/shared/schema'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'

// `platform/delivery/webpack/shared-modules.ts` tells the builds and the document server of the same ones.
Object.assign(providedModules, {
  react: { version: react.version, exports: commonJs(react) },
  'react/jsx-runtime': { version: react.version, exports: commonJs(jsxRuntime) },
  'react-dom': { version: reactDom.version, exports: commonJs(reactDom) },
  'react-dom/client': { version: reactDom.version, exports: commonJs(reactDomClient) },
  '@sarv/shared/platform': {
    version: platform.platformVersion,
    exports: platform,
    limited: (refusal) => ({ ...platform, call: callWithin(refusal) }),
  },
  '@sarv/shared/schema': { version: platform.platformVersion, exports: schema },
} satisfies typeof providedModules)

/** The CommonJS module in its namespace: through that each call would pass a getter. Development builds hand out the module. */
function commonJs(namespace: object): unknown {
  return Reflect.get(namespace, 'default') ?? namespace
}
