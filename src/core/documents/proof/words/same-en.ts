import { groupsOf, type SameWords } from './words.ts'

/** English words of work that claim the same as another, or less. */
export const sameEn: SameWords = {
  phrases: [
    ['acting as|acted as|serving as|served as|working as|worked as', 'as'],
    ['was the task of|was the job of|was the duty of|was the responsibility of', 'was done by'],
    ['were the task of|were the job of|were the responsibility of', 'were done by'],
    ['no.', 'nr'],
    ['bachelor of science', 'bsc'],
    ['bachelor of arts', 'ba'],
    ['bachelor of engineering', 'beng'],
    ['master of science', 'msc'],
    ['master of arts', 'ma'],
    ['higher national diploma', 'hnd'],
    ['doctor of philosophy|doctorate', 'phd'],
    ['in the area|in the region|in the neighbourhood|in the neighborhood', 'local'],
    ['or higher|or better|and above|and higher', 'or above'],
    ['took over|take over|taking over|taken over', 'inherited'],
    ['during my time there|during my time here|in my time there|while i was there', 'there'],
    ['just under|just short of|a little under|not quite|shy of', 'nearly'],
    ['the majority of|the bulk of|the greater part of', 'most of'],
    ['a small number of|a handful of', 'few'],
    ['supervised by|overseen by|guided by|under the supervision of', 'under'],
    ['by providing|by giving|by supplying', 'with'],
    ['at the same time|at a time', 'at once'],
    ['is part of my duties|is part of my job|was part of my duties|was part of my job|is one of my duties', 'task'],
    ['carried out|carry out|carries out|carrying out', 'conducted'],
    ['took part in|take part in|taking part in|took part|take part|taking part', 'participated'],
    ['took care of|take care of|taking care of|looked after|look after|looking after|looks after', 'cared'],
    ['cared for|caring for|care for', 'cared'],
    ['helped out|lent a hand', 'helped'],
    ['set up|setting up', 'setup'],
    ['put together|putting together', 'compiled'],
    ['as well as|along with a|in addition to', 'and'],
    ['as well', 'also'],
    [
      'stood in for|stand in for|filled in for|fill in for|filling in for|standing in for|covered for|cover for|covering for|deputised for|deputized for|substituted for',
      'substituted',
    ],
    ['sat in on|sit in on|sitting in on|was present at|listened in on', 'attended'],
    ['because of|due to|owing to|thanks to|as a result of|as a result', 'because'],
    ['so that|in order to', 'inorderto'],
    [
      'which led to|that led to|led to|leading to|which resulted in|resulted in|resulting in|with the result that|with the effect that|which meant that|which meant|meaning that|giving rise to|bringing about|brought about|as a consequence|therefore|thus|hence|consequently',
      'thereby',
    ],
    ['made up|made-up', 'fictional'],
    ['per cent', 'percent'],
    ['two times|2 times', 'twice'],
    ['one time|1 time', 'once'],
    ['every other', 'every second'],
    ['ahead of|prior to|in advance of', 'before'],
    ['dropped off|drop off|dropping off', 'delivered'],
    ['picked up|pick up|picking up', 'collected'],
    ['handed in|hand in|handing in|turned in', 'submitted'],
    ['filled in|fill in|filling in|filled out|fill out|filling out', 'entered'],
    ['went through|go through|going through|went over|go over|going over|looked through|read through', 'reviewed'],
    ['worked out|work out|working out', 'calculated'],
    ['pointed out|point out|pointing out', 'reported'],
    ['looked into|look into|looking into', 'investigated'],
    ['looked up|look up|looking up', 'searched'],
    ['kept an eye on|keep an eye on|keeping an eye on', 'monitored'],
    ['wrote up|write up|writing up', 'wrote'],
    ['sent out|send out|sending out', 'sent'],
    ['put up|putting up', 'installed'],
    ['put away|putting away', 'stored'],
    ['set out|setting out|laid out|lay out|laying out', 'arranged'],
    ['showed around|show around|showing around|showed round', 'guided'],
    ['got rid of|threw away|throw away', 'removed'],
    ['talked through|talk through|walked through', 'explained'],
    ['gave a hand|give a hand|pitched in', 'helped'],
    ['turned into|turn into', 'converted'],
    ['up to date|up-to-date', 'uptodate'],
    ['to date', 'sofar'],
    ['starting at|starting from|beginning at', 'from'],
    ['so far', 'sofar'],
    ['in-house|inhouse', 'internal'],
    ['at ease', 'comfortable'],
    ['as the only person|the only person|as the only one|the sole person', 'alone'],
    ['in place of|instead of|in lieu of', 'replacing'],
    ['in good order|in order', 'orderly'],
    ['a single', 'one'],
    ['kept the books|kept books|keep the books|keeping the books', 'did books'],
    [
      'in the area of|in the areas of|in the field of|in the context of|for the purpose of|with regard to|in terms of|with respect to|in the form of|with the help of|by means of|in the course of|on the topic of|on the subject of|with the aid of|on the basis of',
      'with',
    ],
    ['by me', 'my'],
    ['went from|changed from|moved from', 'was'],
    ['went down|gone down|going down', 'fell'],
    ['went up|gone up|going up', 'rose'],
    ['ran out of', 'lacked'],
    ['sign up|signed up', 'registered'],
    ['tried out|try out|trying out', 'tried'],
    ['pair-programmed|pair programmed|paired on', 'pairprogrammed'],
    ['ad hoc', 'ad-hoc'],
    ['a number of', 'some'],
    ['on top of', 'and'],
    ["can't|cannot", 'can not'],
    ["n't", ' not'],
    ['front end', 'frontend'],
    ['back end', 'backend'],
    ['e mail', 'email'],
    ['in charge of', 'incharge'],
    ['came second|come second', 'second place'],
    ['came third|come third', 'third place'],
    ['came first|come first', 'first place'],
    ['year-round', 'yearround'],
    ['less than|fewer than', 'under'],
    ['more than', 'morethan'],
    ['at least', 'atleast'],
    ['at most|no more than', 'atmost'],
    ['up to|as many as|as much as', 'upto'],
    ['a couple of', 'two'],
    [
      'not finished|without finishing|did not finish|never finished|not completed|without completing|incomplete|without a degree|no degree',
      'unfinished',
    ],
    ['in progress|under way|still running', 'ongoing'],
    [
      'was shown how|were shown how|was taught how|was taught|was shown|learned how|learnt how|learned to|learnt to',
      'observed',
    ],
    ['took the minutes|took minutes|take minutes|taking minutes', 'recorded minutes'],
    ['passed on|pass on|passing on|passes on', 'forwarded'],
    ['from time to time|now and then|at times|on occasion|every now and then|once in a while', 'sometimes'],
    ['dealt with|deal with|dealing with|deals with', 'handled'],
    ['kept track of|keep track of|keeping track of', 'tracked'],
    ['wrote down|write down|writing down|took down|noted down', 'recorded'],
    ['cut down|cutting down|brought down', 'reduced'],
    ['handed out|hand out|handing out|gave out|handed over|hand over', 'distributed'],
    ['got in touch with|get in touch with', 'contacted'],
    ['on a daily basis', 'daily'],
    ['on a weekly basis', 'weekly'],
    ['on a monthly basis', 'monthly'],
    ['of which are|of whom are', 'of them are'],
    ['of which is|of whom is', 'of them is'],
    ['of which were|of whom were', 'of them were'],
    ['of which was|of whom was', 'of them was'],
    ['newly built|newly constructed', 'new'],
    ['fellow students|fellow pupils', 'classmates'],
    ['on my own|by myself|on his own|on her own|all alone|unaided|unassisted|without help|without any help', 'alone'],
    ['personal computer|personal computers', 'pc'],
    ['quality assurance', 'qa'],
    ['user interface', 'ui'],
    ['user experience', 'ux'],
    ['human resources', 'hr'],
    ['purchase order|purchase orders', 'po'],
    ['fellow', 'other'],
    ['on average|on an average', 'average'],
    ['round the clock|around the clock|day and night', '24/7'],
    ['face to face|face-to-face', 'inperson'],
    ['in person', 'inperson'],
    ['all the time', 'always'],
    ['on weekends|at weekends|at the weekend|on the weekend', 'weekends'],
    ['at night|by night|overnight', 'nights'],
    ['in the evenings|in the evening', 'evenings'],
    ['in the mornings|in the morning', 'mornings'],
    ['on the phone|by phone|over the phone|by telephone|on the telephone|over the telephone', 'by phone'],
    ['by e-mail|by email|via email|over email|through email|per email', 'by email'],
    ['on paper|in writing', 'written'],
    ['by hand', 'manually'],
    ['on time|in time|by the deadline', 'punctually'],
    ['on foot', 'walking'],
    ['made sure|make sure|making sure', 'ensured'],
    ['put in order|putting in order', 'sorted'],
    ['came up with|come up with', 'devised'],
    ['signed off on', 'signed off'],
    ['got ready|get ready|getting ready', 'prepared'],
    ['made ready|make ready|making ready', 'prepared'],
    ['took apart|take apart|taking apart', 'dismantled'],
    ['took notes|take notes|taking notes|made notes|made a note of|took note of', 'noted'],
    ['took orders|take orders|taking orders|took the orders', 'recorded orders'],
    ['took photos of|took pictures of|took photographs of|taking photos of', 'photographed'],
    ['took payments|take payments|taking payments|took cash', 'collected payments'],
    ['put on|putting on', 'staged'],
    ['put into|putting into|fed into|keyed into|typed into', 'entered into'],
    ['put right|putting right|set right', 'fixed'],
    ['set the table|laid the table|set tables|laid tables', 'set tables'],
    ['rang up|ring up|ringing up', 'called'],
    ['called up', 'called'],
    [
      'answered the phone|answered phones|answering the phone|answering phones|took calls|taking calls',
      'answered calls',
    ],
    ['gave advice to|gave advice|give advice|giving advice', 'advised'],
    ['gave lessons|give lessons|giving lessons|taught lessons|held lessons', 'taught'],
    [
      'gave a talk|gave talks|giving talks|held a talk|gave a presentation|gave presentations|held presentations',
      'presented',
    ],
    ['gave a tour|gave tours|giving tours|led tours|led a tour|ran tours', 'guided'],
    ['gave feedback|giving feedback|provided feedback', 'feedback'],
    ['gave first aid', 'first-aid'],
    ['made phone calls|making phone calls|made calls|making calls', 'called'],
    ['did the cleaning|did cleaning|doing the cleaning', 'cleaned'],
    ['did the laundry|did laundry|doing laundry|washed laundry', 'washed'],
    ['did the shopping|went shopping|doing the shopping', 'bought'],
    ['did research|doing research|carried out research', 'researched'],
    ['did repairs|carried out repairs|made repairs|doing repairs', 'repaired'],
    [
      'did inventory|took inventory|took stock|took the stock|doing inventory|stocktaking|stock-taking|stock-take|stock take|stocktake|stock checks',
      'counted stock',
    ],
    ['stock count|stock counts|inventory count|inventory counts', 'counted stock'],
    ['kept clean|keep clean|keeping clean', 'cleaned'],
    ['kept up to date|keep up to date|kept uptodate|keep uptodate|keeping uptodate', 'updated'],
    ['kept in touch with|kept contact with|stayed in touch with|liaised with', 'contacted'],
    ['kept records of|keep records of|keeping records of|kept a record of|kept a log of', 'recorded'],
    ['brought up to date|bring up to date|brought uptodate', 'updated'],
    ['tidied up|tidy up|cleared up|cleaned up|clean up|cleaning up|tidying up', 'tidied'],
    ['closed down|shut down|shutting down', 'closed'],
    ['closed up|locked up|locking up', 'closed'],
    ['opened up', 'opened'],
    ['loaded up', 'loaded'],
    ['unpacked from', 'unloaded from'],
    ['ran errands|run errands', 'errands'],
    ['ran tests on|ran tests|run tests on|carried out tests on', 'tested'],
    ['ran checks on|did checks on|made checks on', 'checked'],
    ['moved over', 'migrated'],
    ['passed along|pass along|passing along', 'forwarded'],
    ['passed around', 'distributed'],
    ['typed up|type up|typing up', 'typed'],
    ['drew up|draw up|drawing up|drawn up', 'drafted'],
    ['split up', 'divided'],
    ['divided up', 'divided'],
    ['swapped out|swap out|swapping out|changed out', 'replaced'],
    ['topped up|top up|topping up|filled up|fill up|filling up', 'refilled'],
    ['heated up|warmed up', 'heated'],
    ['cut up|chopped up', 'cut'],
    ['hung up|put up', 'hung'],
    ['stuck on', 'attached'],
    ['tracked down|hunted down', 'found'],
    ['found out', 'discovered'],
    ['sorted out', 'resolved'],
    ['cleared away', 'removed'],
    ['let know|let them know', 'informed'],
    [
      'talked to|talk to|talking to|talked with|talk with|spoke to|spoke with|speak to|speak with|speaking to|speaking with|chatted with',
      'talked',
    ],
    ['listened to|listen to|listening to', 'heard'],
    ['waited on|wait on|waiting on', 'served'],
    ['waited tables|waiting tables|served tables', 'served guests'],
    ['met with|meet with|meeting with', 'met'],
    ['dealing with', 'handling'],
    ['as a pair|in a pair|in pairs', 'pair'],
    ['as a team|in a team', 'team'],
    [
      'in the absence of|when absent|while absent|when away|while away|when off|while off|on leave|on holiday|on vacation',
      'absence',
    ],
    [
      'as needed|when needed|as required|when required|where needed|if needed|when necessary|if necessary|on demand|on request|when asked',
      'whenneeded',
    ],
    [
      'at busy times|in busy periods|in peak times|at peak times|during busy times|during rush hour|in the rush',
      'busy',
    ],
    ['at the start of|at the beginning of', 'beginning'],
    ['at the end of', 'end'],
    ['front desk|reception desk', 'reception'],
    ['cash register|cash desk|checkout|check-out', 'till'],
    ['hard copy|hard copies', 'paper'],
    ['spread sheet', 'spreadsheet'],
    ['web site', 'website'],
    ['web page|web pages', 'page'],
    ['help desk|service desk', 'helpdesk'],
    ['to-do list|to do list', 'tasklist'],
    ['night shift|night shifts|late shift|late shifts', 'nights'],
    ['work experience', 'experience'],
  ],
  groups: groupsOf(`
    begin began begun start started starting beginning commence commenced
    thereby because so
    build built create created make made develop developed implement implemented write wrote written code coded program programmed
    update updated updating uptodate
    outside external outsider
    business businesses firm firms company companies
    write wrote written author authored compose composed produce produced create created
    make made prepare prepared produce produced put
    prepare prepared compile compiled assemble assembled
    fix fixed resolve resolved solve solved repair repaired correct corrected debug debugged
    schedule scheduled book booked arrange arranged scheduling booking bookings
    train trained teach taught coach coached instruct instructed training teaching
    introduce introduced teach taught familiarise familiarised familiarize familiarized
    mentor mentored mentoring coach coached
    answer answered reply replied respond responded
    answer answered take took handle handled process processed
    keep kept maintain maintained
    maintain maintained care cared
    supervise supervised oversee oversaw overseen
    organise organised organize organized arrange arranged
    organise organised organize organized sort sorted
    gather gathered collect collected take took taken
    seek seeking look looking
    customer client customers clients
    patient patients
    employee employees staff worker workers
    colleague colleagues coworker coworkers co-worker teammate teammates
    app application apps applications
    ticket tickets request requests
    phone phones call calls telephone telephones
    test tests testing tested
    pupil pupils student students
    child children kid kids
    person people individual individuals
    task tasks assignment assignments
    problem problems issue issues
    user users
    screen screens
    page pages
    branch
    chat messages messaging
    log tracker journal diary
    guest guests visitor visitors
    timetable timetables schedule schedules rota rotas roster rosters
    box boxes carton cartons package packages parcel parcels
    leaflet leaflets brochure brochures flyer flyers
    shift shifts
    tool tools utility
    data dataset datasets
    figure figures number numbers
    simple basic plain
    new newly incoming
    temp temporary
    asst assistant
    dept department
    mgr manager
    together jointly
    separate different
    shop store shops stores
    film movie films movies
    website site websites sites web
    repository repo repositories repos
    database db databases dbs
    document documents documentation documented doc docs
    administrator admin administrators admins
    administration admin
    configuration config configured configure
    environment env
    infrastructure infra
    university uni
    mathematics math maths
    laboratory lab laboratories labs
    information info
    specification spec specifications specs specified specify
    advertisement ad ads advertisements advert adverts
    management mgmt
    quality-assurance qa
    approximately approx
    certificate certificates certification
    course courses class classes
    program programme programs programmes course
    finish finished complete completed
    begin began start started begun
    finished ended
    fell dropped decreased declined sank
    rose increased grew climbed
    present presented show showed shown demonstrate demonstrated
    review reviewed reviewing
    clean cleaned cleaning cleanse cleansed
    move moved migrate migrated transfer transferred migration
    switch switched change changed transition transitioned switching
    move moved relocate relocated
    buy bought purchase purchased procure procured order ordered
    sell sold sale sales selling
    count counted counting tally tallied
    pack packed packing
    pick picked picking
    annotate annotated label labelled labeled annotation labelling labeling annotations
    operate operated run ran operating operation operations
    use used using utilise utilised utilize utilized apply applied employ employed
    conduct conducted hold held carry do did perform performed run ran
    propose proposed suggest suggested recommend recommended
    draft drafted
    catalog catalogued catalogue cataloged cataloging cataloguing
    update updated updating revise revised
    translate translated translation translations translator
    interview interviewed interviews interviewing
    search searched research researched
    analyse analysed analyze analyzed analysis analyses analysing analyzing
    calculate calculated compute computed calculation
    measure measured measurement measurements measuring
    approve approved approval sign-off authorise authorised authorize authorized
    reconcile reconciled reconciliation reconciliations
    invoice invoices bill bills invoicing billing
    hourly hour hours hr hrs h
    daily day days
    monthly month months
    yearly annually annual year years yr yrs
    quarterly quarter quarters
    nightly night nights
    minute minutes min
    second seconds sec s
    millisecond milliseconds ms
    serve served wait waited
    cook cooked cooking prepare prepared
    deliver delivered delivery deliveries delivering
    drive drove driven driving
    install installed installation installations
    deploy deployed deployment deployments deploys
    publish published publication
    post posts posted posting send sends sent
    edit edited editing
    design designed designing
    plan planned planning
    visit visited visits
    greet greeted welcome welcomed receive received
    assist assisted help helped support supported aid aided
    assistance help support
    substitute substituted
    goods merchandise products
    manual manuals handbook handbooks
    guideline guidelines
    physician doctor physicians doctors
    lawyer attorney lawyers attorneys
    scrap waste
    meal meals dish dishes
    car vehicle cars vehicles
    spreadsheet spreadsheets sheet sheets
    newsletter newsletters
    dashboard dashboards
    small little minor
    big large
    fast quick rapid quickly rapidly
    error errors mistake mistakes fault faults
    tablet tablets
    register till cash-register
    weekly week weeks
    remote remotely
    mobile phone smartphone
    own self-initiated personal
    hobby personal leisure private
    junior entry-level
    freelance self-employed freelancer freelancing
    intern interns internship trainee
    apprentice apprentices apprenticeship
    volunteer volunteered volunteering voluntary
    part-time parttime
    member part
    previously formerly earlier before former past prior
    currently now at-present presently current today
    several some various multiple
    made-up fictional fictitious imaginary invented
    pending awaiting waiting undecided deciding
    unmerged not-merged
    diagram chart diagrams charts
    chat chats messenger
    mail mails email emails
    replace replaced replacing
    cause causes reason reasons
    assess assessed evaluate evaluated assessment evaluation
    evaluate evaluated test tested try tried trial
    investigate investigated examine examined study studied
    cover covered covering
    dispatch dispatched ship shipped send sent
    monitor monitored watch watched
    greenhouse glasshouse
    coverage covered
    shorter short shortened
    cost costs expense expenses
    team group crew squad
    team-of group-of
    feature features function functions functionality
    weekend weekends
    half-time part-time
    career-changer career
    file filed files filing
    enter entered entry input inputs
    back-up backup backups
    no number nr
    attend attended
    licence license licences licenses
    final last
    approach method
    convert converted conversion transform transformed
    extend extended expand expanded
    refactor refactored rework reworked restructure restructured
    assemble assembled assembly
    repair repaired repairs
    advise advised advice consult consulted counsel counselled counseled
    explain explained clarify clarified
    register registered registration
    contact contacted contacts
    negotiate negotiated negotiation negotiations
    treat treated treatment treatments
    import imported imports
    export exported exports
    automate automated automation automating
    tune tuned tuning
    script scripts scripted scripting
    absence away absent
    shown showing displays display displayed shows show
    goal goals aim target targets
    graduate graduated graduation
    sew sewed sewn sewing stitch stitched
    weld welded welding
    grow grew grown growing cultivate cultivated
    load loaded unload loading
    staffed operated
    bring brought deliver delivered
    switch switched replace replaced swap swapped exchange exchanged
    record recorded log logged note noted document documented register registered
    inform informed notify notified tell told forward forwarded relay relayed report reported
    forward forwarded send sent
    track tracked follow followed monitor monitored
    reduce reduced lower lowered decrease decreased cut shorten shortened
    raise raised increase increased grow grew rise rose
    distribute distributed hand give gave
    give gave deliver delivered present presented hold held
    check checked inspect inspected verify verified examine examined control
    review reviewed revise revised check checked
    update updated refresh refreshed
    pack packed wrap wrapped
    clean cleaned tidy tidied wash washed
    restock restocked refill refilled replenish replenished
    guide guided show showed
    store stored keep kept save saved
    draw drew sketch sketched illustrate illustrated
    remove removed delete deleted
    add added attach attached
    display displayed present presented show showed
    research researched investigate investigated
    summarise summarised summarize summarized summary
    compare compared comparison comparisons
    calculate calculated compute computed work
    label labelled labeled mark marked tag tagged
    approximately about roughly around
    lack lacked lacking no without
    obtain obtained receive received get got earn earned gain gained acquire acquired
    study studied read learn learned learnt
    appointment meeting appointments meetings
    relative relatives family families
    machine machines equipment
    document documents paperwork papers paper
    complaint complaints
    medicine medicines medication drugs
    room rooms
    evening evenings night nights
    pay paid payment payments
    trip trips journey journeys
    remedy fix rectify resolve correct
    mend repair fix
    experiment try tried trial
    pc computer workstation desktop
    usual typical normal ordinary regular average
    come came arrive incoming
    observe watch
    stock inventory goods supplies
    stockroom storeroom warehouse storage depot
    till register cash
    bill invoice receipt
    price cost
    driver chauffeur
    van minibus
    auto car
    plane aircraft airplane aeroplane
    boat vessel ship
    rubbish waste garbage trash refuse
    mop sweep wipe wash clean
    vacuum hoover
    laundry linen washing
    dish plate crockery
    meal dish food
    breakfast lunch dinner meal
    kitchen galley
    vegetable produce
    bread loaf loaves
    cake pastry pastries
    waiter waitress server
    diner guest customer patron
    shopper customer buyer
    resident occupant tenant
    elderly old older
    ward unit department division section
    drug medicine medication tablet pill
    wound injury
    bandage dressing dress
    blood sample specimen
    illness disease condition
    feed fed nourish
    bath bathe wash
    course class module
    homework assignment exercise
    mark grade score
    talk speech
    parent mother father
    toddler infant baby
    nursery kindergarten preschool daycare
    excursion outing trip
    club society association
    event function occasion
    party celebration
    wedding marriage
    concert gig
    exhibition exhibit show display
    poster placard sign
    flyer leaflet brochure handout pamphlet
    newsletter bulletin
    blog weblog
    caption subtitle
    translation rendering
    memo note
    minutes record protocol
    agenda programme
    diary calendar
    meeting conference session
    appointment booking reservation
    reserve book
    flight trip
    hotel accommodation lodging
    expense spending cost
    budget funds money
    wage pay salary payroll
    tax vat
    form questionnaire
    application request
    file folder record
    copy duplicate photocopy
    scan digitise digitize
    printer copier
    screen monitor display
    laptop notebook
    device gadget unit appliance
    app application software programme program
    website site homepage
    server host machine
    database db store
    table sheet spreadsheet
    chart graph diagram plot
    dashboard panel
    report write-up account
    guide manual handbook instructions documentation docs
    tutorial guide walkthrough
    error bug fault defect failure mistake
    crash outage failure breakdown
    incident case ticket
    backup copy
    password credential login
    button control
    logo emblem
    drawing sketch plan
    component part module
    repository repo codebase
    machine equipment device apparatus plant
    tool instrument
    pipe tube
    bulb lamp light
    boiler heater heating
    window pane
    floor flooring
    wall partition
    roof roofing
    brick block
    wood timber lumber
    metal steel
    weld solder
    drill bore
    saw cut
    sand grind polish
    paint coat varnish
    tile slab
    site place location
    house property premises
    garden yard grounds
    lawn grass turf
    hedge bush shrub
    flower plant
    crop harvest yield
    harvest pick gather
    cow cattle
    hen chicken poultry
    animal livestock
    horse pony
    dog puppy
    stable barn
    field plot
    parcel package packet
    pallet skid
    container bin tub
    label tag sticker
    unload offload empty
    load fill stow
    lift hoist raise
    stack pile
    fold crease
    iron press
    alter adjust modify
    adapt adjust modify change amend
    replace exchange swap change renew substitute
    restore renovate refurbish
    dismantle disassemble
    assemble build construct
    test check
    weigh weight
    count tally number
    record log note enter
    copy transcribe
    list catalogue catalog inventory itemise itemize
    sort classify categorise categorize order group
    arrange order organise organize
    archive file store
    search look hunt seek sought
    find found locate trace
    choose chose select pick
    decide determine
    explain clarify describe outline
    inform notify tell told brief update
    warn alert caution
    remind prompt
    announce publish post
    invite ask
    accompany escort
    guide escort
    calm soothe reassure comfort
    entertain amuse
    supply provide furnish deliver
    buy bought purchase acquire
    sell sold vend
    order request requisition
    return give gave back
    refund reimburse repay
    share distribute circulate
    hand pass give gave
    keep kept retain
    guard secure protect watch
    patrol round
    lock secure
    plan schedule
    join attend
    travel journey go went
    walk stroll
    practise practice rehearse
    read peruse
    shorten cut trim reduce
    lengthen extend
    remove delete erase strip
    combine merge join unite
    divide split separate
    compare contrast match
    link connect join
    attach fix fasten
    hang hung mount
    open unlock
    daily everyday
    fortnightly biweekly
    frequent common recurring repeated
    broken faulty defective damaged
    missing lost absent
    late overdue delayed
    urgent pressing
    main primary
    same identical
    different various diverse
    free unpaid voluntary
    local nearby neighbourhood neighborhood
    foreign overseas abroad international
    online web internet digital
    written paper
    spoken oral verbal
    manual manually
    alone solo independently myself individually
    morning mornings am
    spring summer autumn winter season
    half semi
    cafe coffee
    pub bar tavern
    restaurant eatery diner bistro
    shop store outlet
    supermarket grocery grocer
    pharmacy chemist
    clinic practice surgery
    office bureau
    factory plant works
    workshop garage
    library archive
    charity nonprofit non-profit ngo
    thesis dissertation
    internship placement
    town city
    street road
    refugee asylum
    volunteer unpaid voluntary
    most mostly mainly
    choose chose chosen choice select selected selection
    meet met meeting meetings
    speech speak spoke
    weave wove woven weaving
    throw threw
    fetch fetched download downloaded retrieve retrieved obtain obtained gather gathered collect collected extract extracted
    draw drew drawn plot plotted display displayed show showed shown map mapped visualise visualised visualize visualized render rendered
    notice noticed spot spotted see saw find found discover discovered detect detected identify identified
    install installed fit fitted mount mounted attach attached assemble assembled
    measure measured measurement measurements gauge gauged
    put place placed arrange arranged set lay laid position positioned stack stacked
    shelve shelved shelf shelves reshelve reshelved
    ask asked question questioned survey surveyed interview interviewed query queried
    tell told explain explained describe described brief briefed advise advised inform informed
    rewrite rewrote rewritten rework reworked revise revised port ported convert converted
    write wrote written document documented
    lift lifted carry carried move moved transport transported
    look browse browsed search searched
    sew sewed mend mended patch patched repair repaired
    mix mixed blend blended combine combined merge merged
    water watered irrigate irrigated
    plant planted sow sowed sown sowing
    trim trimmed prune pruned cut cutting
    paint painted coat coated decorate decorated
    bake baked cook cooked make made prepare prepared
    read scan scanned
    type typed enter entered key keyed input
    compare compared match matched reconcile reconciled
    clear cleared empty emptied remove removed tidy tidied
    bill billed invoice invoiced charge charged
    film filmed shoot shot record recorded photograph photographed
    discuss discussed talk talked speak spoke chat chatted
    wire wired connect connected cable cabled link linked
    host hosted run ran hold held
    pupil pupils child children schoolchild schoolchildren
    uptodate informed inform updated
    uptodate current updated update maintained
    orderly tidy neat organised organized
    inner centre center central downtown
    try tried trial trialled pilot piloted
    maintain maintained maintenance upkeep
    describe described description descriptions
    produce produced production
    provide provided provision
    receive received reception receipt
    acquire acquired acquisition
    store stored storage
    explain explained explanation explanations
    respond responded response responses
    serve served service
    resolve resolved resolution
    solve solved solution solutions
    expand expanded expansion
    extend extended extension
    reduce reduced reduction
    introduce introduced introduction
    classify classified classification
    verify verified verification
    identify identified identification
    modify modified modification
    notify notified notification notifications
    administer administered administration
    transcribe transcribed transcription transcriptions
    submit submitted submission submissions
    transmit transmitted transmission
    remove removed removal
    dispose disposed disposal
    arrive arrived arrival arrivals
    depart departed departure departures
    renew renewed renewal renewals
    enrol enrolled enrolment enroll enrollment
    recruit recruited recruitment
    starter starters joiner joiners recruit recruits newcomer newcomers beginner beginners
    duty on-duty
    list record records register overview inventory log table
    holiday holidays vacation vacations leave
    display displays window windows
    layout arrangement design plan
    rental hire renting leasing
    bicycle bicycles bike bikes cycle cycles
    till tills register registers checkout checkouts cash-desk
    household households family families home homes
    readable clear clean legible
    fond likes like enjoys enjoy keen
    alongside beside besides parallel
    query queries question questions enquiry enquiries inquiry inquiries
    firm practice office
    supplies materials consumables supply
    house houses home homes
    flat flats apartment apartments
    lorry lorries truck trucks van vans
    letter letters correspondence mail post
    receipt receipts voucher vouchers
    parents parent guardians
    lesson lessons class classes session sessions
    workshop workshops seminar seminars session sessions
    garden gardens
    tool tools equipment
    shelf shelves shelving rack racks
    aisle aisles row rows
    kitchen kitchens
    delivery deliveries shipment shipments consignment consignments
    supplier suppliers vendor vendors
    contract contracts agreement agreements
    result results finding findings outcome outcomes
    reservation reservations booking bookings
    ward wards unit
    elderly older seniors aged
    newspaper newspapers paper papers press
    exam exams examination examinations test tests
    alone single-handed solo myself
    every each
    rough roughly approximate approximately
    regular regularly frequent frequently
    termly term terms
    twice
    holiday-cover cover
    price prices pricing
    entrance door reception
    garment garments clothes clothing apparel
    produce fruit vegetables
    event events function functions
    campaign campaigns
    article articles piece pieces post posts text texts
    network networks
    server servers machine machines
    code source-code
    script scripts program programs
    interface interfaces ui
    defect defects bug bugs fault faults issue issues
    requirement requirements need needs
    stakeholder stakeholders
    budget budgets
    trade-fair fair fairs show shows exhibition exhibitions
    accounts books ledger ledgers bookkeeping
    wages payroll salaries wage salary
    main mainly chiefly primarily mostly
    complex complicated
    busy hectic
    whole entire full complete
    area areas region regions zone zones
    section sections part parts
    sign signs signage
    photo photos photograph photographs picture pictures image images
    song songs music
    choir chorus
    match matches game games
    coach trainer
    player players
    animal animals
    tree trees
    vegetable vegetables
    neighbour neighbours neighbor neighbors resident residents
    inhabitant inhabitants resident residents
  `),
  weaker: [
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
