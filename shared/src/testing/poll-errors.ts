import { type Config, configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

/** Whether a poll asks that goes on after a failure; Testing Library marks it without saying so in its types. */
const isPolling = () =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

// Testing Library prints the whole document into the error of every poll, a tenth of a screen test's work. The error that
// a test ends with has it still: a poll that gives up asks for it once more.
configure({
  getElementError(message, container) {
    if (!isPolling()) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})
