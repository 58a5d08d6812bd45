/** What the command says of a workspace, and what is meant where a repository is one remote. */
const words: readonly (readonly [RegExp, string])[] = [
  [/pnpm build remote-<name>/g, 'npx sarv build'],
  [/remote-<name> of this workspace/g, 'this folder'],
  [
    /Name a remote by its folder remote-<name>, or `host`/g,
    'Run it in the folder of a remote, where its remote.json is',
  ],
  [/Start one with `pnpm start`, or name/g, 'Name'],
  [/that of `pnpm start`, or a staging/g, 'a staging'],
  [/Open the named route with `pnpm start`/g, 'Open the named route in a running shell with `npx sarv dev`'],
  [/; docs\/errors\.md lists them with their fixes/g, ' and comes with its fix'],
  // Only the platform's own workspace has a shell to publish.
  [/pnpm sarv(?! publish host)/g, 'npx sarv'],
]

/** Says a text of the command as it is typed in a repository of its own. */
export function inOwnWords(text: string): string {
  return words.reduce((said, [pattern, own]) => said.replace(pattern, own), text)
}
