/** The shell's name beside those of remotes: in commands, the canary cookie, health reports and the audit log. */
export const shellName = 'host'
/** Whom the shell belongs to, where remotes name their team. */
export const shellOwner = 'platform'
/** Slots that the shell itself offers to sections: `host/context` is the column beside each page of a wide window. */
export const shellSlots: readonly string[] = ['context']
