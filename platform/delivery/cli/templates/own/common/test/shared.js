/** What the shell would share with this remote: it takes nothing. */
export const shared = {}
