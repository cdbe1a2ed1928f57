import type { Engine } from './proof.ts'

/** One claim that can be tried again by anyone: `npm run prove -- --only <name>`. */
export type ProofEntry = {
  name: string
  /** A number of the attack list, or the fault it is about. */
  row: string
  /** What holds when it passes, as a sentence. */
  claim: string
  /** What one of `count` is. */
  unit: string
  full: number
  sample: number
  /** Cases in one go; what is done is kept, so that a stopped run goes on from there. */
  portion?: number
  engines?: Engine[]
} & ({ module: string } | { command: (count: number, engine: Engine) => string[] })

const both: Engine[] = ['sqlite', 'postgres']

/** Its proofs are told a share of their own full count. */
const askAi = (name: string, full: number) => (count: number, engine: Engine) => ['test/load/prove-ai.ts', name, `--share=${count / full}`, `--engine=${engine}`]

export const proofs: ProofEntry[] = [
  { name: 'login-time', row: '2', claim: 'The clock does not tell who has an account', unit: 'samples a branch', full: 400, sample: 40, command: (count) => ['test/load/prove-login-time.ts', String(count)] },
  { name: 'races', row: '6 12 13', claim: 'Twenty refreshes give one successor, fifty reports one event, fifty uses of a quota of two exactly two', unit: 'rounds', full: 500, sample: 5, portion: 50, engines: both, module: '#test/attacks/races.ts' },
  { name: 'owners', row: '9', claim: 'Nobody, somebody else and a deleted account get nothing of an owner, on any route', unit: 'ids on each parameter', full: 12, sample: 1, engines: both, module: '#test/attacks/owners-only.ts' },
  { name: 'mass-assignment', row: '10', claim: 'Fields that no schema asks for change nothing', unit: 'bodies', full: 2_000, sample: 200, portion: 1_000, module: '#test/attacks/mass-assignment.ts' },
  { name: 'forged-points', row: '11', claim: 'The ledger only holds what the table pays, whatever a report says', unit: 'reports', full: 2_000, sample: 80, portion: 1_000, module: '#test/attacks/forged-points.ts' },
  { name: 'raw-bytes', row: '16', claim: 'Bytes that are no request are refused in a second, memory flat', unit: 'connections', full: 300, sample: 45, module: '#test/attacks/raw-bytes.ts' },
  { name: 'fuzz', row: '17', claim: 'Random requests to every operation: no 5xx, answers as declared', unit: 'requests', full: 100_000, sample: 600, portion: 2_000, engines: both, module: '#test/attacks/schema-fuzz.ts' },
  { name: 'slow-patterns', row: '18', claim: 'Each pattern reads 100,000 hurtful characters in 50 ms, or sees bounded texts only', unit: 'patterns (0: all)', full: 0, sample: 0, module: '#test/attacks/slow-patterns.ts' },
  { name: 'slow-fields', row: '18', claim: 'The longest hurtful text in any field holds the server up for less than 400 ms', unit: 'texts a field (0: all)', full: 0, sample: 3, module: '#test/attacks/slow-fields.ts' },
  { name: 'stored-markup', row: '19', claim: 'Markup stored in names, resumes, chats and titles never runs in a browser', unit: 'payloads', full: 200, sample: 10, portion: 40, module: '#test/attacks/stored-markup.ts' },
  { name: 'broken-forms', row: '31', claim: 'Broken forms are refused, no connection hangs, no file stays', unit: 'forms', full: 80, sample: 20, module: '#test/attacks/broken-forms.ts' },
  { name: 'upload-flood', row: '32', claim: 'A flood of uploads leaves other calls quick', unit: 'seconds', full: 600, sample: 10, module: '#test/attacks/upload-flood.ts' },
  { name: 'answers', row: '34', claim: 'Every path has its guards in twelve ways of asking', unit: 'paths (0: all)', full: 0, sample: 0, module: '#test/attacks/answer-rules.ts' },
  { name: 'no-fetching', row: '35', claim: 'Addresses that a person writes down are never asked', unit: 'places', full: 40, sample: 8, module: '#test/attacks/no-fetching.ts' },
  { name: 'cheater', row: '14', claim: 'No trace of reports, undos and zone hops pays more than the table', unit: 'traces', full: 10_000, sample: 200, portion: 2_000, command: (count) => ['test/load/prove-cheater.ts', String(count)] },
  { name: 'documents', row: '28', claim: 'Hostile and mutated files are read or refused, never a crash', unit: 'files', full: 10_000, sample: 200, command: (count) => ['test/corpus/prove-documents.ts', '--count', String(count)] },
  { name: 'arena-time', row: 'checks', claim: 'The clock does not tell which answers of a running check are right', unit: 'samples a branch', full: 1_000, sample: 200, command: (count) => ['test/load/prove-arena-time.ts', String(count)] },
  { name: 'guessing', row: 'checks', claim: 'Guessing passes fewer than one check in a hundred', unit: 'checks', full: 100_000, sample: 2_000, command: (count) => ['test/load/prove-guessing.ts', String(count)] },
  { name: 'ai-faults', row: 'provider', claim: 'Each kind of provider fault ends in a definite answer inside its deadline, and nothing is counted when nothing came', unit: 'cases', full: 1_000, sample: 20, command: askAi('faults', 1_000) },
  { name: 'ai-leaving', row: 'reader gone', claim: 'A reader leaves: the call to the provider ends within a second', unit: 'readers', full: 1_000, sample: 20, command: askAi('leaving', 1_000) },
  { name: 'ai-rush', row: '23', claim: 'One person asks at once: two questions are answered, the others refused', unit: 'questions', full: 1_000, sample: 50, command: askAi('rush', 1_000) },
  { name: 'ai-streams', row: '24', claim: 'No stream carries a piece of another', unit: 'streams at once', full: 500, sample: 20, command: askAi('separation', 500) },
  { name: 'ai-injections', row: '21', claim: 'Resumes that give orders move no point, no quota, no secret, whatever the model obeys', unit: 'answers', full: 300, sample: 50, engines: both, command: askAi('injections', 300) },
  { name: 'markdown', row: '20', claim: 'Hostile answers of a model run nothing and ask nobody in a browser', unit: 'answers', full: 200, sample: 10, command: (count) => ['test/load/prove-markdown.ts', String(count)] },
  { name: 'backup', row: 'backup', claim: 'Backed up while written to and restored elsewhere: every acknowledged account, equal checksums, no drift', unit: 'drills', full: 50, sample: 2, engines: both, command: (count, engine) => ['test/load/prove-backup.ts', `--count=${count}`, `--engine=${engine}`] },
  { name: 'kill', row: 'kill -9', claim: 'No acknowledged write is lost, every start works', unit: 'rounds', full: 500, sample: 3, portion: 25, engines: both, module: '#test/faults/kill.ts' },
  { name: 'stop', row: 'SIGTERM', claim: 'What was sent is answered, readiness turns, streams end with a last event, exit 0', unit: 'rounds', full: 200, sample: 3, portion: 10, module: '#test/faults/stop.ts' },
  { name: 'folder', row: 'second server', claim: 'A second process is refused, a killed holder is inherited from', unit: 'rounds', full: 100, sample: 2, portion: 10, module: '#test/faults/folder.ts' },
  { name: 'full-disk', row: 'full disk', claim: 'Writes are a clear 503, reads go on, nothing is harmed, with space again all goes on', unit: 'rounds', full: 20, sample: 1, module: '#test/faults/full-disk.ts' },
  { name: 'clock', row: 'clock jumps', claim: 'No failure, nobody locked out, nothing paid twice', unit: 'jumps', full: 5_000, sample: 50, portion: 500, module: '#test/faults/clock.ts' },
  { name: 'postgres-restart', row: 'PostgreSQL', claim: 'Stopped and started: 503 meanwhile, back in 5 s, no double effect, no exit', unit: 'rounds', full: 50, sample: 2, portion: 10, module: '#test/faults/postgres-restart.ts' },
  { name: 'postgres-cuts', row: 'PostgreSQL', claim: 'Cut, refused, silent, slow: 503 meanwhile, back in 5 s, no double effect', unit: 'rounds', full: 50, sample: 5, portion: 10, module: '#test/faults/postgres-cuts.ts' },
  { name: 'migrations', row: 'migrations', claim: 'Five starters, some killed midway, leave each migration once and the same schema', unit: 'rounds', full: 50, sample: 2, portion: 10, engines: both, module: '#test/faults/migrations.ts' },
  { name: 'overload', row: 'overload', claim: 'At three times the load four fifths of the peak are served, the rest told when to come again', unit: 'seconds', full: 300, sample: 5, engines: both, module: '#test/faults/overload.ts' },
  { name: 'soak', row: 'soak', claim: 'Memory stays flat and no handle is left', unit: 'minutes', full: 120, sample: 1, module: '#test/faults/soak.ts' },
  { name: 'ledger', row: 'ledger', claim: 'Sums equal totals, no key twice, no level falls', unit: 'deeds', full: 1_000_000, sample: 1_000, engines: both, command: (count, engine) => ['test/load/prove-ledger.ts', `--count=${count}`, `--engine=${engine}`] },
  { name: 'streak', row: 'streak', claim: 'Every zone at every change of clocks, and random traces, equal a naive oracle', unit: 'traces', full: 100_000, sample: 500, command: (count) => ['test/load/prove-streak.ts', String(count)] },
]
