import * as React from 'react'

/**
 * React's development build takes the stack of every element that is made, up to ten thousand a second, for the warnings in
 * which it might be named: a twentieth of a screen's work in a test. Counted as spent, warnings name components only.
 */
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_VALUE, set: () => undefined })
