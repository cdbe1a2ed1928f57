// node test/corpus/forms/measure.ts [--from N] [--count N] [--show KIND:FEATURE=VALUE --most N]: reads random arrangements
// in memory and prints for each feature of a form how much was right, and how much of what was called sure.
import { parseArgs } from 'node:util'
import { scoreDoc } from '../../resumes/score.mjs'
import { toPrediction } from '../evaluate.ts'
import { type Counts, type FormScore, type Kind, KINDS, percent, scoreForm } from './score-forms.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000' },
    show: { type: 'string' },
    most: { type: 'string', default: '12' },
  },
})
type Cell = { documents: number; tp: number; fp: number; fn: number }
const cells = new Map<string, Cell>()
const sure = { experience: { all: 0, right: 0 }, education: { all: 0, right: 0 } }
let shown = 0

for (let seed = Number(values.from); seed < Number(values.from) + Number(values.count); seed += 1) {
  const scored = scoreForm(seed)
  for (const kind of KINDS)
    for (const [feature, value] of [['all', ''], ...Object.entries(scored.own.features[kind])]) {
      const key = `${kind} ${feature}=${value}`
      const cell = cells.get(key) ?? { documents: 0, tp: 0, fp: 0, fn: 0 }
      const { tp, fp, fn } = scored.by[kind]
      cells.set(key, { documents: cell.documents + 1, tp: cell.tp + tp, fp: cell.fp + fp, fn: cell.fn + fn })
    }
  countSure(scored)
  if (values.show !== undefined) show(seed, values.show, scored)
}

function countSure({ own, resume }: FormScore) {
  for (const kind of ['experience', 'education'] as const)
    resume[kind].forEach((value, at) => {
      if (resume.evidence[`${kind}.${at}`]?.confidence !== 'sure') return
      const alone = { ...toPrediction(resume), experience: [], education: [], [kind]: [value] }
      const one = scoreDoc(alone, own.truth, '')
      sure[kind].all += 1
      if (((kind === 'experience' ? one.exp : one.edu) as Counts).tp === 1) sure[kind].right += 1
    })
}

function show(seed: number, wanted: string, { own, by }: FormScore) {
  const [, kind, name, value] = /^(\w+):(\w*)=(.*)$/.exec(wanted) as unknown as [string, Kind, string, string]
  const { fp, fn, miss, extra } = by[kind]
  if ((name !== '' && own.features[kind][name] !== value) || fp + fn === 0 || shown >= Number(values.most)) return
  shown += 1
  console.log(
    `\n#### ${seed} ${JSON.stringify(own.features[kind])}\n${own.texts[kind]}\nMISSED ${miss.join('; ')} EXTRA ${extra.join('; ')}`,
  )
}

if (values.show === undefined) {
  for (const kind of KINDS) {
    console.log(`\n${kind}`)
    const rows = [...cells].flatMap(([key, cell]) =>
      key.startsWith(`${kind} `) ? [{ key: key.slice(kind.length + 1), ...cell }] : [],
    )
    for (const row of rows.sort((a, b) => percent(a) - percent(b)))
      console.log(`  ${percent(row).toFixed(1).padStart(5)}  ${String(row.documents).padStart(5)}  ${row.key}`)
  }
  for (const [kind, { all, right }] of Object.entries(sure))
    console.log(`sure ${kind}: ${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)} %)`)
}
