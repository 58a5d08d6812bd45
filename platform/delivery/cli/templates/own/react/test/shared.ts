import type { MountOptions } from '@sarv/remote-kit/testing'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDomClient from 'react-dom/client'

/** What the shell shares with this remote. */
export const shared: MountOptions['shared'] = {
  react: { version: react.version, exports: react },
  'react/jsx-runtime': { version: react.version, exports: jsxRuntime },
  'react-dom/client': { version: react.version, exports: reactDomClient },
}
