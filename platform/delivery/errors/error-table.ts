import type { exitCodes } from './exit-codes'

interface NumberedError {
  readonly exit: keyof typeof exitCodes
  readonly description: string
  readonly fix: string
}

const oneOwner = 'Rename it in remote.json, or agree with the other team who owns it.'

/** Error catalogue of the delivery: every error by its number, each with its fix and exit code. */
export const errorTable = {
  'SARV-101': {
    exit: 'usage',
    description: 'There is no such command.',
    fix: 'Run `pnpm sarv` for the list of commands.',
  },
  'SARV-102': {
    exit: 'usage',
    description: 'An argument is missing or invalid.',
    fix: 'Run the same command with --help, as `pnpm sarv promote --help`, and repeat the command as shown there.',
  },
  'SARV-111': {
    exit: 'installation',
    description: 'Invalid key: expected an Ed25519 JWK, or in SARV_CATALOGUE_KEY a trust document.',
    fix: 'Make a pair with `pnpm sarv keys`; put the private half, or the path of its file, into SARV_SIGNING_KEY.',
  },
  'SARV-112': {
    exit: 'installation',
    description: 'The catalogue is signed, and there is no key here to sign the next one.',
    fix: "Put the installation's private key, or the path of its file, into SARV_SIGNING_KEY.",
  },
  'SARV-113': {
    exit: 'installation',
    description: 'The catalogue in the store is not signed with the key of this installation.',
    fix: 'Look with `pnpm sarv audit` who wrote it. If it is right, take it over with `pnpm sarv renew --adopt`.',
  },
  'SARV-114': {
    exit: 'installation',
    description: 'There is no key here to sign a preview.',
    fix: "Put the installation's private key, or the path of its file, into SARV_SIGNING_KEY.",
  },
  'SARV-121': {
    exit: 'installation',
    description: 'The store cannot be used.',
    fix: 'Name a folder or `s3://bucket/prefix` with --store or SARV_STORE; for S3 set endpoint and credentials too.',
  },
  'SARV-122': {
    exit: 'installation',
    description: 'The store holds no readable catalogue under its key.',
    fix: 'Put the newest good catalogue back from the history of the store, or begin with an empty store.',
  },
  'SARV-123': {
    exit: 'installation',
    description: 'The store takes writes that it must refuse: of two deliveries at once, one would be lost.',
    fix: 'Take a store with conditional writes (`If-None-Match: *` and `If-Match`), or a folder; see decision 22 of the platform.',
  },
  'SARV-201': {
    exit: 'refused',
    description: 'The catalogue has no remote of that name.',
    fix: 'See the names with `pnpm sarv status`; a new remote comes in with `publish` and `promote`.',
  },
  'SARV-202': {
    exit: 'refused',
    description: 'The store has no such version.',
    fix: 'Run `pnpm sarv publish <name>` first, or take one of the versions that are named above.',
  },
  'SARV-203': {
    exit: 'unchanged',
    description: 'This version runs already.',
    fix: 'Nothing is to be done. To serve it from another place, name that with --base.',
  },
  'SARV-204': {
    exit: 'refused',
    description: 'The version was taken back.',
    fix: 'Publish a repaired version; if it really is to run once more, add --again.',
  },
  'SARV-205': {
    exit: 'refused',
    description: 'There is no previous version to go back to.',
    fix: 'Switch the remote off with `pnpm sarv kill <name>`, or promote a version that is known to be good.',
  },
  'SARV-206': {
    exit: 'refused',
    description: 'A canary of another version is running.',
    fix: 'Promote the canary to all, or take it back with `pnpm sarv rollback <name>`; then promote again.',
  },
  'SARV-207': {
    exit: 'refused',
    description: 'The first shell of a catalogue cannot be a canary.',
    fix: 'Promote it to all: it takes the place of the shells that document servers have of their own.',
  },
  'SARV-208': {
    exit: 'refused',
    description: 'The remote is not switched off.',
    fix: 'Nothing is to be done. `pnpm sarv status` shows who runs what.',
  },
  'SARV-209': {
    exit: 'refused',
    description: 'No canary is running.',
    fix: 'Nothing is to be done. `pnpm sarv status` shows who runs what.',
  },
  'SARV-210': {
    exit: 'refused',
    description: "The address of this remote's files is not known.",
    fix: 'Add --base <address of the folder of its versions>, or set SARV_BASE with {name} in it.',
  },
  'SARV-211': {
    exit: 'conflict',
    description:
      'Another person changed the same thing at the same time, and that change is in. Yours changed nothing.',
    fix: 'Look at what is in now with `pnpm sarv status`; if you still want yours, run the command again.',
  },
  'SARV-212': {
    exit: 'usage',
    description: 'Pages cannot take the files of this remote from that address.',
    fix: 'Name the folder of its versions with --base (or SARV_BASE), like https://remotes.example.ir/<name>; http is for localhost.',
  },
  'SARV-213': {
    exit: 'conflict',
    description: 'Precondition failed: the catalogue is not at the expected revision. Nothing was changed.',
    fix: 'Look at what came in with `pnpm sarv audit`; if you still want yours, run it with the current revision in --expect.',
  },
  'SARV-214': {
    exit: 'refused',
    description: 'There is no ramp to pause or to resume.',
    fix: 'See with `pnpm sarv status` where it stands; a ramp begins with `pnpm sarv promote <name>@<version> --ramp 1,10,50,100`.',
  },
  'SARV-215': {
    exit: 'conflict',
    description:
      'A former pnpm sarv has changed catalogue.json of a store that was migrated. Nothing else was changed.',
    fix: 'Update that one. Here, run `pnpm sarv renew --above <its revision>`, then make its change again.',
  },
  'SARV-216': {
    exit: 'refused',
    description: 'The gate has not checked this version, or not with the key of this installation.',
    fix: 'Run `pnpm sarv check <name>@<version>` where the signing key is: it checks what the store has and records that.',
  },
  'SARV-217': {
    exit: 'refused',
    description: 'A version that no browser has opened goes to a canary at most.',
    fix: 'Run `pnpm sarv check <name>@<version>` on a machine with Chromium, or let a part of the people try it with --percent.',
  },
  'SARV-218': {
    exit: 'refused',
    description: 'The store does not hold what was published.',
    fix: 'Find out who writes to the store besides this command, and publish the version again under another name.',
  },
  'SARV-219': {
    exit: 'refused',
    description: 'The key of this machine may not make this change.',
    fix: 'See with `pnpm sarv trust` whose keys may, and ask one of them; the root keys change that list.',
  },
  'SARV-220': {
    exit: 'installation',
    description:
      'No trust document holds here: none is set, or it has expired, or it does not lead to that of the store.',
    fix: 'Put the path of the trust document that you were given into SARV_CATALOGUE_KEY; holders of root keys make the next one with `pnpm sarv trust <plan>`. See docs/keys.md.',
  },
  'SARV-221': {
    exit: 'installation',
    description:
      'The catalogue names an entry that its owners have not signed, an older one or none. Document servers stay with the one before.',
    fix: 'Find out who writes to the store besides this command. `pnpm sarv renew --adopt` names the newest right entries again.',
  },
  'SARV-222': {
    exit: 'refused',
    description: 'This proposal cannot be approved with this key.',
    fix: 'See with `pnpm sarv approve` what waits for whom; another holder of a key of the same role signs.',
  },
  'SARV-223': {
    exit: 'conflict',
    description: 'Something else is in than when this was proposed. Nothing was changed.',
    fix: 'Look at what is in now with `pnpm sarv status`; if it is still wanted, run the command again that proposed it.',
  },
  'SARV-224': {
    exit: 'refused',
    description: 'The change is not in yet: it needs more signatures.',
    fix: 'Another holder of such a key looks at it with `pnpm sarv approve`, and signs it with the id named above.',
  },
  'SARV-225': {
    exit: 'refused',
    description: 'The version may do more than the one that runs, and the owner of the platform has not agreed.',
    fix: 'The owner of the platform looks at the lines and runs `promote` with --agree-authority; until then a part of the people may try it with --percent.',
  },
  'SARV-226': {
    exit: 'gate',
    description: 'A page asks ahead for what its remote may not call.',
    fix: 'Call the operation in the remote too, or take it out of `reads` in remote.json.',
  },
  'SARV-227': {
    exit: 'refused',
    description:
      'A remote in the page used an operation or an event that its authority does not list. The shell says it in the console.',
    fix: 'Build the remote again. What its build cannot find goes into `operations` (or `events`) of remote.json, as "POST /note/api/v1/notes/".',
  },
  'SARV-229': {
    exit: 'refused',
    description: 'The delivery service has no valid token of who asks.',
    fix: 'A person runs `pnpm sarv login`. A pipeline on GitHub needs `permissions: id-token: write`; on GitLab `id_tokens: SARV_TOKEN: aud: <address of the service>`.',
  },
  'SARV-230': {
    exit: 'refused',
    description: 'The access table of the delivery service does not allow this.',
    fix: 'Ask those who keep the table of SARV_ACCESS; docs/service.md says how it is read.',
  },
  'SARV-231': {
    exit: 'usage',
    description: 'A delivery service does not run this command, or not with this option.',
    fix: 'Run it where the store and its key are, with --store <folder> or s3://bucket/prefix.',
  },
  'SARV-232': {
    exit: 'refused',
    description: 'Locked: no version goes to more people now.',
    fix: 'Wait, or ask the person named above to run `pnpm sarv unlock`. `rollback`, `kill` and `pause` go on.',
  },
  'SARV-233': {
    exit: 'refused',
    description: 'This change needs a sign-in of the last five minutes.',
    fix: 'Run `pnpm sarv login` and the same command again; in the console, sign in again.',
  },
  'SARV-234': {
    exit: 'refused',
    description: 'Nothing of that name is locked.',
    fix: 'See with `pnpm sarv status` what is locked.',
  },
  'SARV-235': {
    exit: 'refused',
    description: 'The version that a part of the people tried must not go on.',
    fix: 'See with `pnpm sarv status` and `pnpm sarv audit` what happened, and take it back with `pnpm sarv rollback <name>@<version>`.',
  },
  'SARV-239': {
    exit: 'refused',
    description: 'The version calls an origin beside the product API that its remote was not granted.',
    fix: 'The owner of the platform looks at the origins and runs `promote` with --agree-authority, for a canary too. Without them: take `connects` out of remote.json.',
  },
  'SARV-240': {
    exit: 'usage',
    description: 'There is no application here that can be made a remote.',
    fix: 'Run it in the folder of a package.json that names vite, webpack, @rspack/core or esbuild, or say how to build the remote with --template.',
  },
  'SARV-241': {
    exit: 'refused',
    description: 'This repository was made from a template already.',
    fix: 'Move it to the template of this kit with `sarv update`.',
  },
  'SARV-242': {
    exit: 'usage',
    description: 'This repository does not say which template it was made from.',
    fix: 'Name the template with --template; every file that differs counts as changed by the team then, and stays.',
  },
  'SARV-243': {
    exit: 'refused',
    description: 'Nothing was written, because there is no terminal to ask a person at.',
    fix: 'Look at the changes with --dry-run, and write them with --yes.',
  },
  'SARV-244': {
    exit: 'usage',
    description: 'The template has no such file.',
    fix: 'Name a file as `sarv update --dry-run` shows it, below the folder of the repository.',
  },
  'SARV-245': {
    exit: 'refused',
    description: 'The repository was made by a newer kit than this one.',
    fix: 'Install that kit first, or a later one: `npm install` of @sarv/remote-kit and @sarv/contract.',
  },
  'SARV-246': {
    exit: 'usage',
    description: 'SARV_NOTIFY_URL cannot be used.',
    fix: 'Set it to the http(s) address of a webhook that takes JSON, or to nothing.',
  },
  'SARV-247': {
    exit: 'usage',
    description: 'A package of the platform that a new repository is made with is not in the named folder.',
    fix: 'Let the team of the platform pack them in the version of this command, and name the folder that has them with --packages.',
  },
  'SARV-253': {
    exit: 'gate',
    description: 'The API lacks an operation that it must have, or does not answer it as the contract says.',
    fix: 'See in docs/api.md what people see without it, and in docs/openapi.json how it answers; or leave its page out of --pages.',
  },
  'SARV-254': {
    exit: 'usage',
    description: 'The API cannot be probed with this address or token.',
    fix: 'Give an origin as https://api.example.ir, and the token of a person in SARV_API_TOKEN or, with --token -, as the first line of the input.',
  },
  'SARV-255': {
    exit: 'usage',
    description: 'There is no contract to probe an API with.',
    fix: 'Name with --api the folder of the modules that declare the API; its probe.ts exports everyEndpoint, musts and inputs.',
  },
  'SARV-257': {
    exit: 'refused',
    description: 'The provenance of a version is about other files than the store has, or cannot be read.',
    fix: 'Find out who writes to the store besides this command, and publish a new version from its commit.',
  },
  'SARV-258': {
    exit: 'refused',
    description: 'The provenance of a version is not signed by those who may change it.',
    fix: 'Publish a new version where SARV_SIGNING_KEY is a key of its team.',
  },
  'SARV-261': {
    exit: 'refused',
    description: 'Only what is switched off is retired.',
    fix: 'Switch it off first, with a message for people: `pnpm sarv kill <name>`.',
  },
  'SARV-262': {
    exit: 'refused',
    description: 'The shell is not retired.',
    fix: 'Switch the app off with `pnpm sarv kill host`, or go back with `pnpm sarv rollback host`.',
  },
  'SARV-301': {
    exit: 'usage',
    description: 'There is nothing of that name to publish here.',
    fix: 'Name a remote by its folder remote-<name>, or `host`; a new one is made with `pnpm sarv create <name>`.',
  },
  'SARV-302': {
    exit: 'gate',
    description: 'The build failed.',
    fix: 'Repair what the bundler says above; `pnpm build remote-<name>` repeats the build alone.',
  },
  'SARV-303': {
    exit: 'refused',
    description: 'The version exists already, and a version never changes.',
    fix: 'Without SARV_VERSION a build names itself by its content: then this very build is published already. Otherwise name another one.',
  },
  'SARV-304': {
    exit: 'gate',
    description: 'The version does not pass the gate and was not published.',
    fix: 'Repair each point above; `pnpm sarv check <name>` repeats the gate alone.',
  },
  'SARV-305': {
    exit: 'refused',
    description: 'A remote or a product of that name exists already.',
    fix: 'Take another name, or remove the folder.',
  },
  'SARV-306': {
    exit: 'gate',
    description: 'The shell would refuse remotes that run, and was not let in.',
    fix: 'Each owner named above promotes a version that fits both hosts, as `^1.5.0 || ^2.0.0`, or is switched off meanwhile.',
  },
  'SARV-401': {
    exit: 'gate',
    description: 'The remote does not accept the platform contract of a host that runs.',
    fix: 'Widen requires.platform in remote.json so that live and previous host lie in it, or wait for the host.',
  },
  'SARV-402': {
    exit: 'gate',
    description: 'A shared module does not resolve to the one copy that runs.',
    fix: 'Install the versions of the live host, build with them and publish again.',
  },
  'SARV-403': {
    exit: 'gate',
    description: 'The remote was built for another federation release than a host that runs.',
    fix: 'Build with the release of the live host; publish the host first when the release changes.',
  },
  'SARV-404': { exit: 'gate', description: 'A route has two owners.', fix: oneOwner },
  'SARV-405': { exit: 'gate', description: 'An intent has two owners.', fix: oneOwner },
  'SARV-406': { exit: 'gate', description: 'A storage slice has two owners.', fix: oneOwner },
  'SARV-407': {
    exit: 'gate',
    description: 'A section or slot is declared wrongly.',
    fix: 'Put the section into a slot that its owner offers, once; see `slots` in the remote.json of the owner.',
  },
  'SARV-408': {
    exit: 'gate',
    description: 'An event of its own is named like that of another.',
    fix: 'Name own events `<name>/<event>` in remote.json, each once.',
  },
  'SARV-409': {
    exit: 'gate',
    description: 'The remote is larger than its budget.',
    fix: 'Load what the first screen does not need later by import(), or raise `budgets` in remote.json with a reason.',
  },
  'SARV-410': {
    exit: 'gate',
    description: 'A file is not what platform.json says, or stands in one of both only.',
    fix: 'Remove the dist folder and build again; nothing may touch the files after the build.',
  },
  'SARV-411': {
    exit: 'gate',
    description: "A script does what the page's policy blocks.",
    fix: 'Make no code from text and no policy of Trusted Types; replace the library that does.',
  },
  'SARV-412': {
    exit: 'gate',
    description: 'The remote does not mount in Chromium.',
    fix: 'Open the named route with `pnpm start` and repair what the browser says.',
  },
  'SARV-413': {
    exit: 'gate',
    description: 'platform.json has a version, path, hash, owner or commit that no page or log may hold.',
    fix: 'Name versions, files, folders and routes with letters, digits and . _ - + only, owner and commit in one line of at most 60 characters, and build again.',
  },
  'SARV-414': {
    exit: 'gate',
    description: 'A route is reserved: the shell or its document server answers there.',
    fix: "Begin the route with a word of the remote's own, like /savings or /savings/*, in remote.json and in routes.tsx.",
  },
  'SARV-415': {
    exit: 'gate',
    description: 'The build takes modules from the shell and does not say which.',
    fix: 'Let the federation plugin write its manifest (`manifest: true`), or list module and range under `shared` in remote.json; `{}` says that there are none.',
  },
  'SARV-501': {
    exit: 'installation',
    description: 'This Node is too old.',
    fix: 'Install Node 20.11 or later.',
  },
  'SARV-502': {
    exit: 'installation',
    description: 'The dependencies are not installed as the lockfile says.',
    fix: 'Run `pnpm install` in the workspace.',
  },
  'SARV-503': {
    exit: 'installation',
    description: 'There is no Chromium for the smoke test.',
    fix: 'Install Chromium, or name one in CHROMIUM_PATH; with --no-smoke a version goes to a canary at most.',
  },
  'SARV-504': {
    exit: 'installation',
    description: 'The shell is not built.',
    fix: "In the platform's workspace run `pnpm sarv publish host` with the same --store, then `promote` what it names.",
  },
  'SARV-505': {
    exit: 'installation',
    description: 'The catalogue names a version whose files the store does not hold.',
    fix: 'Roll the remote back; then publish the version again under another name.',
  },
  'SARV-506': {
    exit: 'installation',
    description: 'An upload ended half-way; what is there counts as no version.',
    fix: 'Publish it again: an unfinished version is completed, never changed.',
  },
  'SARV-507': {
    exit: 'installation',
    description: 'The catalogue expires soon or has expired.',
    fix: 'Run `pnpm sarv renew`.',
  },
  'SARV-508': {
    exit: 'installation',
    description: 'The files of a version that runs cannot be fetched from where the catalogue says.',
    fix: 'Start the server of the remote, or correct its address with `promote … --base`.',
  },
  'SARV-509': {
    exit: 'installation',
    description: 'The catalogue was changed by something that wrote no audit.',
    fix: 'Find out who writes to the store besides this command, and take their credentials away.',
  },
  'SARV-510': {
    exit: 'installation',
    description: 'The shell leaves a remote of the catalogue out: its entry has what no page may hold.',
    fix: 'Name the right address with `promote … --base`, or take the version back with `pnpm sarv rollback <name>`.',
  },
  'SARV-511': {
    exit: 'installation',
    description: 'A served file is not the one that was approved; browsers refuse it.',
    fix: 'Find out who changed it, take the remote back with `pnpm sarv rollback <name>` and publish it as another version; purge caches in between.',
  },
  'SARV-512': {
    exit: 'installation',
    description:
      'A header of a served file is missing or wrong: browsers refuse the file, or fetch it again each time.',
    fix: 'Serve versions with CORS for the shell, their type, and `Cache-Control: public, max-age=31536000, immutable`; see docs/running.md of the platform.',
  },
  'SARV-513': {
    exit: 'installation',
    description: 'A document server makes its pages from another revision than that of the store.',
    fix: 'Is it ahead, as after a restored copy, run `pnpm sarv renew --above <its revision>`. Is it behind, it says why it does not take the catalogue, mostly its signature or its date; what it cannot read at all stands in its log.',
  },
  'SARV-514': {
    exit: 'installation',
    description: 'A record of the audit log is not the one that its revision was signed with.',
    fix: 'Find out who can write to the store besides this command, and put the record back from a copy of the store.',
  },
  'SARV-601': {
    exit: 'installation',
    description: 'The shell cannot be reached.',
    fix: 'Start one with `pnpm start`, or name the address of a running one with --against.',
  },
  'SARV-602': {
    exit: 'refused',
    description: 'The shell allows no overrides.',
    fix: 'Take a shell that does: that of `pnpm start`, or a staging whose document server runs with SARV_OVERRIDES=1.',
  },
  'SARV-603': {
    exit: 'refused',
    description: 'The shell does not take the override.',
    fix: 'Use the checkout that the shell was built from, and end trials that nobody needs any more.',
  },
} as const satisfies Readonly<Record<string, NumberedError>>

export type ErrorCode = keyof typeof errorTable
