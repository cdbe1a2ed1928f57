const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Words that lead straight to a tool: 'with Terraform', 'via Kafka', 'mit Ansible'. */
export const TOOL_LEADS = words(
  'with using via mit mittels avec con com usando utilizando mediante ile z ze przy met use',
)
/** Words that lead to a tool or to anything else: 'in Go', 'to Kubernetes', 'von Jenkins nach'. */
export const LEADS = words(
  `in on to from through into onto behind over by and or of plus as between under and/or und auf von nach aus zu hinter für en sur vers de du et dans sous derrière
   sobre a desde hacia tras y para em no na do da dos das atrás e ou w we na do za oraz i ve ve/veya og af for than`,
)
/** Words that say somebody knows what follows: 'know Excel', 'knowledge of Go', 'Kenntnisse in Swift'. */
export const KNOWING = words(
  `know knows knowing knowledge known experience experienced proficient proficiency skills fluent expertise familiar familiarity learn learning including
   include includes via like kenntnisse kenntnissen erfahrung erfahrungen connaissance connaissances maîtrise conocimiento conocimientos experiencia
   bilgisi bilgisine deneyimi expérience expériences compétence compétences dominio manejo saber sabes conoces maîtrisez maîtriser maîtrises connaissez connais umgang beherrschst beherrschen`,
)
/** Words two names in a list or a stack may have between them. */
export const JOINTS = words(
  'and or with und oder y e et ve i o in on mit con avec com via using to from over z w ile plus as by into for behind nach vers hacia para a do na von de und/oder atop under inside',
)
/** Nouns behind a technology: 'Go services', 'R scripts', 'Rust ortamına'. */
export const FOLLOWING = words(
  `services service apps app application applications code codebase scripts script scripting cluster clusters pipelines pipeline dashboards dashboard queries query
   microservices components component tests test api apis backend frontend back-end front-end library libraries framework developer engineer development
   programming models model jobs job server servers sites site modules module plugins plugin packages package workers worker functions function client
   clients sdk charts chart containers container databases database integration integrations automation playbooks playbook templates template bindings toolchain
   programs program tooling tools tool stack platform environment deployments deployment manifests schemas resolvers hooks notebooks notebook workflows workflow reports
   rules queues topics streams cache caching store switches prototypes prototype files wireframes boards macros formulas pivot
   migration migrations operators policies agents lambdas routes exporters alerts alerting instances instance collections endpoints endpoint handlers monorepo
   gateway portal fleet mesh drivers driver firmware images image ecosystem ortamında ortamına ortamından ile servisleri entwicklung anwendung anwendungen
   skripte dienste projekte uygulama uygulamaları skills experience knowledge expertise kenntnisse erfahrung bilgisi deneyimi tecrübesi`,
)
/** Verbs whose object is often a tool. */
const TECH_VERB =
  /^(?:us(?:e|ed|ing)|built|wrote|written|writing|develop(?:ed|ing)?|implement(?:ed|ing)?|migrat(?:ed|ing)|deploy(?:ed|ing)?|automat(?:ed|ing)|port(?:ed|ing)|rewrote|rewritten|refactor(?:ed|ing)?|program(?:med|ming)?|cod(?:e|ed|ing)|script(?:ed|ing)|introduc(?:ed|ing)|adopt(?:ed|ing)|install(?:ed|ing)|configur(?:ed|ing)|administ(?:ered|ering|rated)|maintain(?:ed|ing)|manag(?:ed|ing)|learn(?:ed|ing|t)?|teach(?:ing)?|taught|integrat(?:ed|ing)|tun(?:ed|ing)|operat(?:ed|ing)|r[au]n|running|upgrad(?:ed|ing)|containeri[sz]ed|orchestrat(?:ed|ing)|provision(?:ed|ing)|monitor(?:ed|ing)|extend(?:ed|ing)|evaluat(?:ed|ing)|embedd?ed|adminstered|entwickelt|eingesetzt|programmiert|eingeführt|développé|utilisé|desarroll\w{2,4}|utiliz\w{2,4}|desenvolv\w{2,4}|kullan\w{2,6})$/iu

export const isTechVerb = (word: string) => TECH_VERB.test(word)

/** Words behind which a term names a role or a field rather than something used: 'network engineer', 'data team'. */
export const ROLE_WORDS = words(
  `engineer engineers engineering developer developers analyst analysts administrator administrators architect architects scientist scientists specialist
   specialists consultant consultants technician technicians manager managers designer designers lead leads officer officers team teams intern interns
   student students professional professionals enthusiast expert experts director researcher researchers trainee instructor department degree graduate
   entwickler ingenieur ingénieur développeur desarrollador ingeniero desenvolvedor engenheiro programista inżynier mühendisi geliştirici uzmanı`,
)

/** Departments, papers and other things written with capitals that are no tools, folded. */
export const NO_TOOLS = words(
  `product design engineering marketing sales finance legal hr it operations support security data customer success research development management
   january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
   monday tuesday wednesday thursday friday saturday sunday english german french spanish portuguese polish turkish dutch italian chinese japanese korean
   russian arabic european american british indian african asian latin nordic scandinavian ceo cto cfo coo cio ciso vp hr pr qa kpi kpis roi sla slas okr okrs
   b2b b2c us uk eu usa uae un nato nhs phd msc bsc ba ma mba gpa sku skus faq id ids pdf usd eur gbp i a the our my we this that each all new team teams
   europe asia africa america black friday christmas covid board university college school company inc ltd gmbh senior junior lead head dean list
   q1 q2 q3 q4 h1 h2 tier level phase series fortune award awards prize best cs noc soc vip pos erp crm covid-19 first second third class honours hons
   sre pci hipaa sox aa aaa windows office internet web cloud emea apac latam dach`,
)
