import { groupsOf, type SameWords } from './words.ts'

/** English words of work that claim the same as another, or less. */
export const sameEn: SameWords = {
  groups: groupsOf(`
    begin began begun start started starting beginning commence commenced; thereby because so; build built create created make made develop
    developed implement implemented write wrote written code coded program programmed; update updated updating uptodate; outside external
    outsider; business businesses firm firms company companies; write wrote written author authored compose composed produce produced create
    created; make made prepare prepared produce produced put; prepare prepared compile compiled assemble assembled; fix fixed resolve
    resolved solve solved repair repaired correct corrected debug debugged; schedule scheduled book booked arrange arranged scheduling
    booking bookings; train trained teach taught coach coached instruct instructed training teaching; introduce introduced teach taught
    familiarise familiarised familiarize familiarized; mentor mentored mentoring coach coached; answer answered reply replied respond
    responded; answer answered take took handle handled process processed; keep kept maintain maintained; maintain maintained care cared;
    supervise supervised oversee oversaw overseen; organise organised organize organized arrange arranged; organise organised organize
    organized sort sorted; gather gathered collect collected take took taken; seek seeking look looking; customer client customers clients;
    patient patients; employee employees staff worker workers; colleague colleagues coworker coworkers co-worker teammate teammates; app
    application apps applications; ticket tickets request requests; phone phones call calls telephone telephones; test tests testing tested;
    child children kid kids; person people individual individuals; task tasks assignment assignments; problem problems issue issues; user
    users; screen screens; page pages; chat messages messaging; log tracker journal diary; guest guests visitor visitors; timetable
    timetables schedule schedules rota rotas roster rosters; box boxes carton cartons package packages parcel parcels; leaflet leaflets
    brochure brochures flyer flyers; shift shifts; tool tools utility; data dataset datasets; figure figures number numbers; simple basic
    plain; new newly incoming; temp temporary; asst assistant; dept department; mgr manager; together jointly; separate different; shop
    store shops stores; film movie films movies; website site websites sites web; repository repo repositories repos; database db databases
    dbs; document documents documentation documented doc docs; administrator admin administrators admins; administration admin;
    configuration config configured configure; environment env; infrastructure infra; university uni; mathematics math maths; laboratory lab
    laboratories labs; information info; specification spec specifications specs specified specify; advertisement ad ads advertisements
    advert adverts; management mgmt; quality-assurance qa; approximately approx; certificate certificates certification; course courses
    class classes; program programme programs programmes course; finish finished complete completed; finished ended; fell dropped decreased
    declined sank; rose increased grew climbed; present presented show showed shown demonstrate demonstrated; review reviewed reviewing;
    clean cleaned cleaning cleanse cleansed; move moved migrate migrated transfer transferred migration; switch switched change changed
    transition transitioned switching; move moved relocate relocated; buy bought purchase purchased procure procured order ordered; sell
    sold sale sales selling; count counted counting tally tallied; pack packed packing; pick picked picking; annotate annotated label
    labelled labeled annotation labelling labeling annotations; operate operated run ran operating operation operations; use used using
    utilise utilised utilize utilized apply applied employ employed; conduct conducted hold held carry do did perform performed run ran;
    propose proposed suggest suggested recommend recommended; draft drafted; catalog catalogued catalogue cataloged cataloging cataloguing;
    update updated updating revise revised; translate translated translation translations translator; interview interviewed interviews
    interviewing; search searched research researched; analyse analysed analyze analyzed analysis analyses analysing analyzing; calculate
    calculated compute computed calculation; measure measured measurement measurements measuring; approve approved approval sign-off
    authorise authorised authorize authorized; reconcile reconciled reconciliation reconciliations; invoice invoices bill bills invoicing
    billing; hourly hour hours hr hrs h; daily day days; monthly month months; yearly annually annual year years yr yrs; quarterly quarter
    quarters; nightly night nights; minute minutes min; second seconds sec s; millisecond milliseconds ms; serve served wait waited; cook
    cooked cooking prepare prepared; deliver delivered delivery deliveries delivering; drive drove driven driving; install installed
    installation installations; deploy deployed deployment deployments deploys; publish published publication; post posts posted posting
    send sends sent; edit edited editing; design designed designing; plan planned planning; visit visited visits; greet greeted welcome
    welcomed receive received; assist assisted help helped support supported aid aided; assistance help support; substitute substituted;
    goods merchandise products; manual manuals handbook handbooks; physician doctor physicians doctors; lawyer attorney lawyers attorneys;
    scrap waste; meal meals dish dishes; car vehicle cars vehicles; spreadsheet spreadsheets sheet sheets; newsletter newsletters; dashboard
    dashboards; small little minor; big large; fast quick rapid quickly rapidly; error errors mistake mistakes fault faults; tablet tablets;
    register till cash-register; weekly week weeks; remote remotely; mobile phone smartphone; own self-initiated personal; hobby personal
    leisure private; junior entry-level; freelance self-employed freelancer freelancing; intern interns internship trainee; apprentice
    apprentices apprenticeship; volunteer volunteered volunteering voluntary; part-time parttime; member part; previously formerly earlier
    before former past prior; currently now at-present presently current today; several some various multiple; made-up fictional fictitious
    imaginary invented; pending awaiting waiting undecided deciding; unmerged not-merged; diagram chart diagrams charts; chat chats
    messenger; mail mails email emails; replace replaced replacing; cause causes reason reasons; assess assessed evaluate evaluated
    assessment evaluation; evaluate evaluated test tested try tried trial; investigate investigated examine examined study studied; cover
    covered covering; dispatch dispatched ship shipped send sent; monitor monitored watch watched; greenhouse glasshouse; coverage covered;
    shorter short shortened; cost costs expense expenses; team group crew squad; team-of group-of; feature features function functions
    functionality; weekend weekends; half-time part-time; career-changer career; file filed files filing; enter entered entry input inputs;
    back-up backup backups; no number nr; attend attended; licence license licences licenses; final last; approach method; convert converted
    conversion transform transformed; extend extended expand expanded; refactor refactored rework reworked restructure restructured;
    assemble assembled assembly; repair repaired repairs; advise advised advice consult consulted counsel counselled counseled; explain
    explained clarify clarified; register registered registration; contact contacted contacts; negotiate negotiated negotiation
    negotiations; treat treated treatment treatments; import imported imports; export exported exports; automate automated automation
    automating; tune tuned tuning; script scripts scripted scripting; shown showing displays display displayed shows show; goal goals aim
    target targets; graduate graduated graduation; sew sewed sewn sewing stitch stitched; weld welded welding; grow grew grown growing
    cultivate cultivated; load loaded unload loading; staffed operated; bring brought deliver delivered; switch switched replace replaced
    swap swapped exchange exchanged; record recorded log logged note noted document documented register registered; inform informed notify
    notified tell told forward forwarded relay relayed report reported; forward forwarded send sent; track tracked follow followed monitor
    monitored; reduce reduced lower lowered decrease decreased cut shorten shortened; raise raised increase increased grow grew rise rose;
    distribute distributed hand give gave; give gave deliver delivered present presented hold held; check checked inspect inspected verify
    verified examine examined control; review reviewed revise revised check checked; update updated refresh refreshed; pack packed wrap
    wrapped; clean cleaned tidy tidied wash washed; restock restocked refill refilled replenish replenished; guide guided show showed; store
    stored keep kept save saved; draw drew sketch sketched illustrate illustrated; remove removed delete deleted; add added attach attached;
    display displayed present presented show showed; research researched investigate investigated; summarise summarised summarize summarized
    summary; compare compared comparison comparisons; calculate calculated compute computed work; label labelled labeled mark marked tag
    tagged; approximately about roughly around; lack lacked lacking no without; obtain obtained receive received get got earn earned gain
    gained acquire acquired; study studied read learn learned learnt; appointment meeting appointments meetings; relative relatives family
    families; machine machines equipment; document documents paperwork papers paper; complaint complaints; medicine medicines medication
    drugs; room rooms; evening evenings night nights; pay paid payment payments; trip trips journey journeys; remedy fix rectify resolve
    correct; experiment try tried trial; usual typical normal ordinary regular average; come came arrive incoming; observe watch; stock
    inventory goods supplies; stockroom storeroom warehouse storage depot; bill invoice receipt; price cost; driver chauffeur; van minibus;
    auto car; plane aircraft airplane aeroplane; boat vessel ship; rubbish waste garbage trash refuse; mop sweep wipe wash clean; vacuum
    hoover; laundry linen washing; dish plate crockery; meal dish food; breakfast lunch dinner meal; kitchen galley; vegetable produce;
    bread loaf loaves; cake pastry pastries; waiter waitress server; diner guest customer patron; shopper customer buyer; resident occupant
    tenant; elderly old older; ward unit department division section; drug medicine medication tablet pill; wound injury; bandage dressing
    dress; blood sample specimen; illness disease condition; feed fed nourish; bath bathe wash; course class module; homework assignment
    exercise; parent mother father; toddler infant baby; nursery kindergarten preschool daycare; excursion outing trip; club society
    association; event function occasion; party celebration; wedding marriage; concert gig; exhibition exhibit show display; poster placard
    sign; flyer leaflet brochure handout pamphlet; newsletter bulletin; blog weblog; caption subtitle; translation rendering; memo note;
    minutes record protocol; agenda programme; diary calendar; meeting conference session; appointment booking reservation; reserve book;
    flight trip; hotel accommodation lodging; expense spending cost; budget funds money; wage pay salary payroll; tax vat; application
    request; file folder record; copy duplicate photocopy; printer copier; screen monitor display; device gadget unit appliance; app
    application software programme program; website site homepage; server host machine; database db store; table sheet spreadsheet; chart
    graph diagram plot; dashboard panel; report write-up account; guide manual handbook instructions documentation docs; tutorial guide
    walkthrough; error bug fault defect failure mistake; crash outage failure breakdown; backup copy; password credential login; button
    control; drawing sketch plan; component part module; repository repo codebase; machine equipment device apparatus plant; bulb lamp
    light; boiler heater heating; window pane; floor flooring; wall partition; roof roofing; brick block; wood timber lumber; metal steel;
    weld solder; drill bore; saw cut; sand grind polish; paint coat varnish; tile slab; site place location; house property premises; garden
    yard grounds; lawn grass turf; hedge bush shrub; flower plant; crop harvest yield; harvest pick gather; cow cattle; hen chicken poultry;
    animal livestock; horse pony; dog puppy; stable barn; field plot; pallet skid; container bin tub; label tag sticker; unload offload
    empty; load fill stow; lift hoist raise; fold crease; iron press; adapt adjust modify change amend; replace exchange swap change renew
    substitute; restore renovate refurbish; assemble build construct; weigh weight; count tally number; record log note enter; list
    catalogue catalog inventory itemise itemize; sort classify categorise categorize order group; arrange order organise organize; search
    look hunt seek sought; find found locate trace; choose chose select pick; decide determine; explain clarify describe outline; inform
    notify tell told brief update; warn alert caution; remind prompt; announce publish post; invite ask; accompany escort; guide escort;
    calm soothe reassure comfort; entertain amuse; supply provide furnish deliver; buy bought purchase acquire; sell sold vend; order
    request requisition; return give gave back; refund reimburse repay; share distribute circulate; hand pass give gave; keep kept retain;
    guard secure protect watch; patrol round; lock secure; join attend; travel journey go went; walk stroll; practise practice rehearse;
    read peruse; shorten cut trim reduce; lengthen extend; remove delete erase strip; combine merge join unite; divide split separate;
    compare contrast match; link connect join; attach fix fasten; hang hung mount; open unlock; daily everyday; fortnightly biweekly;
    frequent common recurring repeated; broken faulty defective damaged; missing lost absent; late overdue delayed; urgent pressing; main
    primary; same identical; different various diverse; free unpaid voluntary; local nearby neighbourhood neighborhood; foreign overseas
    abroad international; online web internet digital; written paper; spoken oral verbal; manual manually; alone solo independently myself
    individually; morning mornings am; spring summer autumn winter season; half semi; cafe coffee; pub bar tavern; restaurant eatery diner
    bistro; shop store outlet; supermarket grocery grocer; pharmacy chemist; clinic practice surgery; office bureau; factory plant works;
    workshop garage; library archive; charity nonprofit non-profit ngo; thesis dissertation; internship placement; town city; street road;
    refugee asylum; volunteer unpaid voluntary; most mostly mainly; choose chose chosen choice select selected selection; meet met meeting
    meetings; speech speak spoke; weave wove woven weaving; throw threw; fetch fetched download downloaded retrieve retrieved obtain
    obtained gather gathered collect collected extract extracted; draw drew drawn plot plotted display displayed show showed shown map
    mapped visualise visualised visualize visualized render rendered; notice noticed spot spotted see saw find found discover discovered
    detect detected identify identified; install installed fit fitted mount mounted attach attached assemble assembled; measure measured
    measurement measurements gauge gauged; put place placed arrange arranged set lay laid position positioned stack stacked; shelve shelved
    shelf shelves reshelve reshelved; ask asked question questioned survey surveyed interview interviewed query queried; tell told explain
    explained describe described brief briefed advise advised inform informed; rewrite rewrote rewritten rework reworked revise revised port
    ported convert converted; write wrote written document documented; lift lifted carry carried move moved transport transported; look
    browse browsed search searched; sew sewed mend mended patch patched repair repaired; mix mixed blend blended combine combined merge
    merged; water watered irrigate irrigated; plant planted sow sowed sown sowing; trim trimmed prune pruned cut cutting; paint painted coat
    coated decorate decorated; bake baked cook cooked make made prepare prepared; read scan scanned; type typed enter entered key keyed
    input; compare compared match matched reconcile reconciled; clear cleared empty emptied remove removed tidy tidied; bill billed invoice
    invoiced charge charged; film filmed shoot shot record recorded photograph photographed; discuss discussed talk talked speak spoke chat
    chatted; wire wired connect connected cable cabled link linked; host hosted run ran hold held; pupil pupils child children schoolchild
    schoolchildren; uptodate informed inform updated; uptodate current updated update maintained; orderly tidy neat organised organized;
    inner centre center central downtown; try tried trial trialled pilot piloted; maintain maintained maintenance upkeep; describe described
    description descriptions; produce produced production; provide provided provision; receive received reception receipt; acquire acquired
    acquisition; store stored storage; explain explained explanation explanations; respond responded response responses; serve served
    service; resolve resolved resolution; solve solved solution solutions; expand expanded expansion; extend extended extension; reduce
    reduced reduction; introduce introduced introduction; classify classified classification; verify verified verification; identify
    identified identification; modify modified modification; notify notified notification notifications; administer administered
    administration; transcribe transcribed transcription transcriptions; submit submitted submission submissions; transmit transmitted
    transmission; remove removed removal; dispose disposed disposal; arrive arrived arrival arrivals; depart departed departure departures;
    renew renewed renewal renewals; enrol enrolled enrolment enroll enrollment; recruit recruited recruitment; duty on-duty; list record
    records register overview inventory log table; holiday holidays vacation vacations leave; display displays window windows; layout
    arrangement design plan; rental hire renting leasing; bicycle bicycles bike bikes cycle cycles; till tills register registers checkout
    checkouts cash-desk; household households family families home homes; readable clear clean legible; fond likes like enjoys enjoy keen;
    alongside beside besides parallel; query queries question questions enquiry enquiries inquiry inquiries; firm practice office; supplies
    materials consumables supply; house houses home homes; flat flats apartment apartments; lorry lorries truck trucks van vans; letter
    letters correspondence mail post; receipt receipts voucher vouchers; parents parent guardians; lesson lessons class classes session
    sessions; workshop workshops seminar seminars session sessions; garden gardens; tool tools equipment; shelf shelves shelving rack racks;
    aisle aisles row rows; kitchen kitchens; delivery deliveries shipment shipments consignment consignments; supplier suppliers vendor
    vendors; contract contracts agreement agreements; result results finding findings outcome outcomes; reservation reservations booking
    bookings; ward wards unit; elderly older seniors aged; newspaper newspapers paper papers press; exam exams examination examinations test
    tests; alone single-handed solo myself; rough roughly approximate approximately; regular regularly frequent frequently; termly term
    terms; twice; holiday-cover cover; price prices pricing; entrance door reception; garment garments clothes clothing apparel; produce
    fruit vegetables; event events function functions; campaign campaigns; article articles piece pieces post posts text texts; network
    networks; server servers machine machines; code source-code; script scripts program programs; interface interfaces ui; defect defects
    bug bugs fault faults issue issues; requirement requirements need needs; stakeholder stakeholders; budget budgets; trade-fair fair fairs
    show shows exhibition exhibitions; accounts books ledger ledgers bookkeeping; wages payroll salaries wage salary; main mainly chiefly
    primarily mostly; complex complicated; busy hectic; whole entire full complete; area areas region regions zone zones; section sections
    part parts; sign signs signage; photo photos photograph photographs picture pictures image images; song songs music; choir chorus; match
    matches game games; coach trainer; player players; animal animals; tree trees; vegetable vegetables; neighbour neighbours neighbor
    neighbors resident residents; inhabitant inhabitants resident residents; look examine inspect review view study; look review check
    inspect; forward escalate refer relay transfer pass hand; digitise digitised digitize digitized scan scanned digitalise digitalised;
    install setup deploy fit; configure setup set; prepare setup; image reimage; moderate moderated moderation facilitate facilitated
    facilitation; prepare study revise; compile assemble collate gather collect; compile create make produce write; compile list; convert
    port migrate transfer rewrite transform; digitise digitised convert; migrate switch move transition transfer migration transitioned
    changeover shift; copy copied duplicate duplicated replicate replicated clone cloned; flag flagged report reported raise raised
    highlight highlighted mention; gather collect obtain collate source; input feedback comment comments opinion opinions remark remarks
    response responses; guide guides how-to tutorial tutorials instructions manual manuals; creation create make build development; deletion
    delete remove removal erase; rotation turn rotate turns; consumption consume use usage; revision revise change amend edit update
    correction; completion complete finish; amend edit alter adjust modify change; change changes revision revisions amendment amendments
    modification modifications alteration alterations edit edits adjustment adjustments; session lesson class course workshop; onboard
    induct introduce; handle deal process treat; clean sanitise sanitize disinfect wash; repair service overhaul mend fix restore; remove
    take takeout uninstall; assemble build mount setup; lay install run pull; cabling cable cables wiring; test verify check validate;
    verify confirm check; grade mark score correct; count number quantity amount; separate split sort; archive file store keep save; store
    save keep hold; reset restore change; grant give assign; assign give allocate distribute hand; issue give hand distribute send; dispatch
    post ship send mail; submit send hand enter deliver; submit file; collect fetch pick; drive transport deliver; purchase order get;
    communicate talk speak write contact; communicate correspond; correspondence emails letters mails; extract export pull take download;
    load import upload; upload put load; publish upload; share present show; share tell; visualise visualize chart plot draw; lower cut
    reduce shorten bring; raise lift increase; last take; finish end complete; leave go; begin start open; head lead led headed; report
    account summary; report document write-up; overview summary list; summary summarise abstract; record list log note register inventory
    catalogue; notes minutes protocol records; table spreadsheet list; table chart; sheet form page; form questionnaire sheet; survey
    questionnaire poll; text texts copy content wording; graph chart plot visualisation visualization; figures numbers data statistics;
    insight insights finding findings; value values figure figures; error mistake slip; error fault bug defect issue problem; outage
    downtime failure breakdown; alert alerts alarm alarms warning warnings notification notifications; suspicious suspected phishing;
    malicious phishing; email message mail; request enquiry inquiry query question ticket; ticket case issue incident; caller callers; staff
    employees colleagues workforce personnel workers; newcomer newcomers joiner joiners starter starters beginner beginners; participant
    participants attendee attendees; classmate classmates coursemate coursemates; business firm company enterprise organisation
    organization; organisation organization body; supplier vendor provider; manufacturer maker producer; public visitors; location branch
    site office store shop; warehouse depot store; department team unit section; office department; headquarters hq; workstation workplace
    desktop computer pc computers pcs machine; laptop laptops notebook notebooks computer computers machine machines; device machine unit;
    phone handset smartphone; server servers host hosts; storage space; account accounts login logins; user account; credentials password
    passwords login; access permission permissions right rights; settings setting configuration configurations; feature function option;
    screen page view; form screen; plugin plugins plug-in extension add-on addon; app application program software tool; tool program script
    utility; script program macro; code scripts; system software; library package; release releases deployment version; rollout deployment;
    build builds; template templates pattern patterns; template model form; mock dummy; data information; entry entries record records row
    rows line lines; duplicate duplicates duplicated repeated; item article product; goods items products stock; parcel parcels package
    packages packet packets; spare replacement; parts components pieces; order orders request; receipt slip; price rate fee; fee fees charge
    charges; shift duty; duty rota; meeting meetings session; stand-up standup daily; retro retros retrospective retrospectives; sprint
    iteration; roadmap plan; deadline due; timetable plan schedule; term semester; final-year last; thesis project; coursework project;
    training course; training instruction lesson; leave absence holiday vacation; sign-off signoff approval consent permission agreement ok
    okay; approval approve consent agree permission; wish request; rule rules guideline guidelines policy; guideline instruction
    instructions; procedure procedures process processes; workflow flow process; flow workflow automation; step stage; stage phase; live
    production; serious severe critical; critical urgent; urgency urgent priority; main major; new recent; outdated old obsolete; double
    duplicate; extra additional further more added; spare extra; joint shared common together; separate single; ready prepared; suitable
    fitting appropriate; fortnight biweekly; per each every; furthermore also; disabled handicapped; unemployed jobless; jobseeker
    jobseekers; illness sickness; stay visit; till register cash checkout; counter desk; vehicle van car truck; vehicle lorry; machine
    machinery equipment; equipment gear kit devices; tool tools instrument instruments; current power electricity; power energy electricity;
    electric electrical; wireless wifi wi-fi wlan; network lan; board card; circuit board; sensor probe; measure measurement reading
    readings; noise sound; score point points mark result; rank place position; came placed ranked finished; contest competition challenge;
    jam hackathon; team-mate teammate; liked enjoyed; visible shown; available online; logo logos emblem; banner banners; post posts entry;
    shopfront window display; decorate redo rearrange; arrange decorate; redo redone rework redesign remake; refresh renew update; recipe
    recipes; author write compose pen; onboarding induction; assess rate grade judge; split divide share; learner learners student students
    pupil pupils participant participants; component piece; absence absent away leave holiday; cover substitute; request ask; old legacy
    outdated previous; predominantly mostly mainly largely primarily; address handle answer; liaise contact talk communicate; teach instruct
    tutor lecture; transport carry bring move haul; image picture graphic graphics visual visuals photo; usbstick usb; bakery baker; handout
    handouts worksheet worksheets material materials; review look proofread; triage sort prioritise prioritize; prioritise prioritize rank
    order; translate interpret; interpreter translator; type keyboard enter input; garden gardening; sensor sensors; run execute; execute
    perform; administer maintain; administer admin; patch update; patching patches updates; monitor check watch; log record capture
    document; offer bid quote quotation; quote quotation estimate offer; redo redid redone; rearrange reorganise reorganize reorder; rename
    renamed; tidy organise; collection collect; distribution distribute; preparation prepare; organisation organise; investigation
    investigate; inspection inspect; suggestion suggest; replacement replace; assignment assign; arrangement arrange; shipment ship;
    placement place; proposal propose; withdrawal withdraw; diagnosis diagnose diagnosed; synthesis synthesise; repair repairing; assistance
    assist; attendance attend; closure close; discovery discover; inquiry inquire; troubleshoot diagnose debug; troubleshooting diagnosis
    diagnostics debugging; diagnose detect find identify; trace track; outline summarise describe; describe document explain; walkthrough
    tour; watch monitor follow; feed supply; supply provide give; provide give offer; equip provide fit; furnish equip; stock fill restock
    replenish; fill complete; empty drain; heat warm; cool chill; slice cut chop; peel pare; grill roast fry; wash rinse; fold pack; seal
    close; close shut lock; drive ride; ride cycle; deliver distribute; stack pile arrange; attach connect fix; connect plug link; enrol
    register enroll; sign register; register book; cancel drop; postpone delay; move reschedule postpone; reschedule move rearrange; confirm
    acknowledge; remind notify; notify alert inform; brief instruct; demand request; claim request; receive accept get; reject refuse
    decline; return bring; donate give; spend use; borrow lend loan; rent hire lease; produce make generate; generate create produce; screw
    fasten; glue stick; nail fix; bolt fix; dismantle disassemble strip; inspect test; probe test; measure record; read measure; calibrate
    adjust; adjust set tune; tweak adjust; vary change; widen broaden; lessen reduce; add include insert; append add; embed insert; cover
    include; comprise include contain; concern regard; relate concern; rename relabel; spell write; jot note; scribble note; transcribe type
    copy; type write; retype rewrite; proofread check correct; patch fix; respond react; contact reach call; call ring phone; phone
    telephone ring; meet see; gather meet; arrange schedule organise; examine analyse; analyse study; review read; crawl scrape; scrape
    extract; pull fetch; fetch get; upload send; sync synchronise synchronize; synchronise update; mirror copy; cache store; filter sort
    select; tag categorise; annotate tag; aggregate combine sum; sum add total; average mean; prediction forecast forecasts predictions;
    simulate model; map chart; diagram drawing; wireframe layout sketch; theme style; style format; format layout; resize scale; crop cut;
    retouch edit; record tape; broadcast stream; print output; printout print; scan copy; bind binding; envelope letter; ship deliver;
    unload discharge; fridge refrigerator freezer; oven stove; pan pot; cutlery dishes; crockery dishes; linen sheets; uniform clothing;
    badge card; door gate; lift elevator; staircase stairs; hall room; classroom room; workshop workroom; studio workshop; bench worktable;
    desk table; fuse breaker; socket outlet; plug connector; motor engine; pipe pipes tube; tank container; battery batteries; switchboard
    panel; panel board; meter gauge; mouse mice; switch switches; modem router; antenna aerial; sim card; folder directory; path route; link
    url; url address; address location; certificate cert; token key; secret key; role permission; pal friend; friend acquaintance; relative
    relation; sibling brother sister; teenager teenagers teen teens youth youths adolescent adolescents; adult adults grown-up; newcomer
    arrival; foreigner immigrant; migrant immigrant refugee; citizen resident; passenger passengers traveller travellers; rider cyclist;
    buyer buyers purchaser; seller sellers vendor; dealer dealers retailer; wholesaler supplier; travel trip; hardware equipment; onsite
    local; booth stand stall; retire replace remove`),
  weaker: [
    ['measure measured', 'check checked test tested'],
    ['instagram facebook tiktok linkedin twitter youtube', 'social media'],
    ['bakery bakeries restaurant restaurants cafe cafes salon salons pharmacy hotel hotels', 'business businesses'],
    ['ubuntu debian fedora centos', 'linux'],
    ['laptop laptops printer printers monitor monitors router routers keyboard keyboards', 'hardware'],
    ['jira redmine trello asana', 'tracker'],
    ['confluence notion', 'wiki'],
    ['inherited', 'handle handled took take process processed run ran'],
    ['write wrote written', 'report reported log logged record recorded file filed document documented'],
    ['incharge', 'responsible'],
    ['went go going', 'travel travelled traveled'],
    ['lead led head headed manage managed', 'supervise supervised oversee oversaw'],
    ['lead led', 'coordinate coordinated organise organised help helped work worked participate participated involved'],
    [
      'build built develop developed implement implemented create created write wrote',
      'work worked contribute contributed',
    ],
    ['moved migrated move moving', 'move contribute contributed'],
    ['member part team group', 'contribute contributed participate participated work worked involved member'],
    ['participate participated', 'contribute contributed involved member part'],
    ['involved part', 'participate participated contribute contributed'],
    ['help helped assist assisted support supported', 'contribute contributed involved participate participated'],
    ['responsible', 'handle handled handling take took do did'],
    ['developer engineer programmer', 'development engineering programming'],
    ['receptionist', 'reception'],
    ['trainer', 'training'],
    ['waiting', 'pending'],
    ['hourly', 'hour'],
    ['never', 'not'],
    ['inorderto can', 'let lets letting allow allows allowing enable enables enabling'],
    ['module modules lecture lectures', 'cover covered study studied take took include included'],
    ['night nights weekend weekends', 'shift shifts'],
    [
      'starter starters joiner joiners newcomer newcomers trainee trainees recruit recruits',
      'colleague colleagues people staff',
    ],
    ['first-aid', 'aid'],
    ['pairprogrammed', 'wrote programmed built'],
    ['thesis dissertation essay', 'write wrote written author authored'],
    ['process processed', 'run ran handle handled'],
    ['attend attended', 'observe observed observer observers present'],
    [
      'pick picked collect collected gather gathered clean cleaned sort sorted set',
      'prepare prepared process processed',
    ],
    ['sell sold', 'serve served'],
    ['advise advised sell sold help helped', 'speak spoke talk talked'],
    ['design designed build built develop developed', 'create created make made produce produced prepare prepared'],
    ['teach taught train trained', 'show showed explain explained'],
    ['write wrote create created make made build built compile compiled', 'prepare prepared'],
    ['forklift van truck car tram bus', 'vehicle vehicles'],
    ['nurse doctor cook driver waiter clerk teacher', 'colleague staff'],
    ['colleague classmate sister brother friend volunteer', 'person somebody people'],
    ['phone phones tablet tablets laptop laptops printer printers computer computers', 'device devices equipment'],
    ['email emails letter letters', 'message messages mail correspondence'],
    ['apple apples pear pears berry berries', 'fruit'],
    ['cake cakes roll rolls bread pastry pastries', 'baking baked goods'],
    ['dog dogs cat cats horse horses cow cows sheep hen hens goat goats', 'animal animals'],
    [
      'invoice invoices receipt receipts contract contracts form forms letter letters report reports',
      'document documents paperwork',
    ],
    ['chair chairs table tables desk desks sofa sofas shelf shelves', 'furniture'],
    ['hammer drill saw screwdriver', 'tool tools'],
    ['shirt shirts dress dresses trousers coat coats', 'clothes clothing garments'],
    ['monday tuesday wednesday thursday friday', 'weekday weekdays'],
    ['saturday sunday saturdays sundays', 'weekend weekends'],
    ['uncle aunt cousin grandfather grandmother father mother', 'relative family'],
    ['painted plastered tiled wallpapered', 'decorated renovated'],
    ['scrubbed mopped swept dusted wiped vacuumed hoovered', 'cleaned'],
    ['fried boiled grilled roasted steamed baked', 'cooked prepared'],
    ['chopped sliced peeled washed', 'prepared'],
    ['phoned rang emailed wrote texted visited', 'contacted'],
    ['drove carried shipped flew', 'transported moved'],
    ['bought ordered rented', 'obtained'],
    ['hammered screwed glued nailed bolted', 'attached fixed'],
    ['java python javascript typescript php ruby kotlin swift', 'code programming'],
    ['mysql postgresql sqlite oracle mongodb', 'database'],
    ['excel', 'spreadsheet spreadsheets'],
    ['github gitlab bitbucket', 'git'],
    ['windows linux macos', 'os'],
    ['german french spanish italian turkish polish arabic russian', 'language languages'],
  ],
}
