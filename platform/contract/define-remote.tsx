import React from 'react'
import ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import type { RemoteLifecycles, RemoteProps } from './lifecycles'
import { refetchAfterPayment } from './refetch-after-payment'
import type { RemoteDefinition } from './remote-definition'
import { RemoteRoot } from './remote-root'
import { addTexts } from './remote-texts'

/**
 * Makes single-spa lifecycles of a remote written with React. One object serves all mounts; what a mount holds, it holds per
 * `domElement`.
 * @example
 * export default defineRemote({ name: 'support', screens, dictionaries: { fa, en: () => import('../locales/en.json') } })
 * @example
 * // With a section in a slot of another remote, as its remote.json declares it.
 * export default defineRemote({ name: 'support', screens, sections: [{ name: 'help', section: HelpSection }], dictionaries })
 */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  let isListening = false
  const { bootstrap, mount, unmount } = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: ({ platform, section }) => (
      <RemoteRoot definition={definition} platform={platform} section={section} />
    ),
    // Without a boundary single-spa-react can leave a failed mount hanging.
    errorBoundary: (error, _info, props) => {
      props.onCrash(error)
      return React.createElement(React.Fragment)
    },
    suppressComponentDidCatchWarning: true,
  })
  return {
    bootstrap: [
      ({ platform }) => addTexts(platform.i18n, definition.name, definition.dictionaries),
      async ({ platform }) => {
        // single-spa bootstraps each mount.
        if (isListening) return
        isListening = true
        refetchAfterPayment(platform, definition.staleAfterPayment ?? [])
      },
      ...[bootstrap].flat(),
    ],
    mount,
    unmount,
  }
}
