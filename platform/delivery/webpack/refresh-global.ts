/** Where the host's development build puts the runtime of React Fast Refresh: there is one React, so there is one. */
export const refreshGlobal = '__SARV_REFRESH__'
