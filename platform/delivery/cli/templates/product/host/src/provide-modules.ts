import { providedModules } from '@sarv/platform/client/remotes/loading/provided-modules'
import react from 'react'
import jsxRuntime from 'react/jsx-runtime'
import reactDom from 'react-dom'
import reactDomClient from 'react-dom/client'

// What remotes in React take from this shell instead of bundling it.
const { version } = react
Object.assign(providedModules, {
  react: { version, exports: react },
  'react/jsx-runtime': { version, exports: jsxRuntime },
  'react-dom': { version, exports: reactDom },
  'react-dom/client': { version, exports: reactDomClient },
} satisfies typeof providedModules)
