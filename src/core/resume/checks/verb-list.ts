/** What people do at work, in the plain form; the regular forms follow from it. */
export const PLAIN_VERBS =
  `accelerate accept achieve acquire adapt add address adjust administer adopt advance advise advocate align allocate alter amplify analyse
  analyze animate answer anticipate apply appoint appraise approve architect archive arrange assemble assess assign audit augment author automate
  award balance benchmark boost bootstrap brief broaden budget calculate calibrate campaign capture catalog catalogue categorise categorize champion
  chair chart check clarify classify clean clear coach code collaborate collate collect combine communicate compare compile complete compose
  compress compute conceive conceptualise conceptualize condense conduct configure confirm connect consolidate construct consult contain
  containerise containerize control convert convince cook coordinate copy correct correlate counsel craft crawl create critique cultivate curate customise customize
  decommission decompose decouple decrease define delegate deliver demonstrate deploy derive design detect determine develop devise diagnose
  differentiate digitise digitize direct discover dispatch dissect distribute diversify document double downsize draft earn edit educate elevate
  eliminate embed employ empower enable encourage enforce engage engineer enhance enlarge enlist ensure establish estimate evaluate examine
  execute expand expedite experiment explain explore expose extend extract facilitate file filter finalise finalize finance fine-tune focus forecast
  form formalise formalize formulate foster found fulfil fulfill fund gain gather generate govern grade graduate guide halve handle harden harmonise
  harmonize harvest head hire host identify illustrate implement import improve improvise incorporate increase index influence inform initiate innovate
  inspect inspire install institute instruct instrument integrate interpret interview introduce invent inventory investigate invite iterate join justify
  label launch lecture level leverage lift link list liaise load localise localize log lower maintain manage map market master maximise maximize
  measure mediate mentor merge migrate minimise minimize mobilise mobilize model moderate modernise modernize modify monitor motivate move navigate
  negotiate normalise normalize obtain offer onboard open operate optimise optimize orchestrate order organise organize originate outline overhaul own package
  parallelise parallelize participate partner patch perform persuade photograph pilot pinpoint pioneer place plan play port predict prepare present preserve prevent
  price print prioritise prioritize process procure produce profile program project promote proofread propose protect prototype prove provide provision
  prune publish pull purchase push quadruple qualify quantify query raise rank rate reach rebrand recommend reconcile record recover recruit
  rectify redesign redirect reduce refactor refine reform refresh register regulate rehearse reinforce release relocate remediate remodel remove render reorganise
  reorganize repair replace replicate report represent reproduce request rescue research resolve respond restore restructure retain retire retrieve
  revamp review revise revitalise revitalize rework roll rotate route sample satisfy save scale scan schedule scope scrape script seal search secure
  segment select separate serve service shape share shift ship shorten showcase simplify simulate sketch solve source specify spearhead split sponsor
  stabilise stabilize staff staff standardise standardize start steer stop store strategise strategize stream streamline strengthen structure study submit succeed
  summarise summarize supervise supply support surpass survey sustain synchronise synchronize synthesise synthesize tackle tailor target test tighten
  trace track train transcribe transfer transform transition translate transport treat triage trigger trim triple troubleshoot tune uncover unify
  unite update upgrade use utilise utilize validate value verify version visualise visualize volunteer widen work wire wrap monitor
  prioritise deduplicate refactor containerise threat-model onboard mock embed cache shard dockerize dockerise backtest ingest annotate aggregate interview
  parse fix debug deploy configure audit respond rotate escalate assist`.split(/\s+/)

/** The plain form and what is irregular about it. */
export const IRREGULAR_VERBS: [string, string[]][] = [
  ['become', ['became']],
  ['begin', ['began', 'begun']],
  ['bind', ['bound']],
  ['break', ['broke', 'broken']],
  ['bring', ['brought', 'bringing']],
  ['build', ['built']],
  ['buy', ['bought']],
  ['catch', ['caught']],
  ['choose', ['chose', 'chosen']],
  ['cut', ['cut', 'cutting']],
  ['deal', ['dealt']],
  ['do', ['did', 'done']],
  ['draw', ['drew', 'drawn']],
  ['drive', ['drove', 'driven']],
  ['fall', ['fell']],
  ['find', ['found']],
  ['forge', []],
  ['get', ['got', 'getting']],
  ['give', ['gave', 'given']],
  ['grow', ['grew', 'grown']],
  ['hold', ['held']],
  ['keep', ['kept']],
  ['lay', ['laid']],
  ['lead', ['led']],
  ['leave', ['left']],
  ['make', ['made']],
  ['meet', ['met']],
  ['oversee', ['oversaw', 'overseen']],
  ['put', ['put', 'putting']],
  ['rebuild', ['rebuilt']],
  ['rewrite', ['rewrote', 'rewritten']],
  ['redo', ['redid']],
  ['run', ['ran', 'running']],
  ['sell', ['sold']],
  ['send', ['sent']],
  ['set', ['set', 'setting']],
  ['shoot', ['shot']],
  ['speak', ['spoke']],
  ['spend', ['spent']],
  ['spin', ['spun']],
  ['split', ['split', 'splitting']],
  ['stand', ['stood']],
  ['sing', ['sang']],
  ['swap', ['swapped', 'swapping']],
  ['take', ['took', 'taken']],
  ['teach', ['taught']],
  ['tell', ['told']],
  ['think', ['thought']],
  ['undertake', ['undertook']],
  ['win', ['won', 'winning']],
  ['withstand', ['withstood']],
  ['write', ['wrote', 'written']],
  ['shut', ['shut', 'shutting']],
  ['debug', ['debugged', 'debugging']],
  ['ship', ['shipped', 'shipping']],
  ['plan', ['planned', 'planning']],
  ['map', ['mapped', 'mapping']],
  ['program', ['programmed', 'programming']],
  ['control', ['controlled', 'controlling']],
  ['model', ['modelled', 'modelling']],
  ['onboard', []],
  ['troubleshoot', ['troubleshot']],
  ['pair', []],
  ['hand', []],
  ['turn', []],
  ['wind', ['wound']],
  ['feed', ['fed']],
  ['read', ['read']],
  ['learn', ['learnt']],
  ['fit', ['fitted']],
  ['stand', ['stood']],
]
