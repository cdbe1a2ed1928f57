import type { LanguageWords } from './words.ts'

/**
 * Ordinary ways to say the same of everyday work, by no list of test sentences: trades, offices, kitchens, wards, workshops.
 * Base forms are enough where endings are regular. No line joins words of which one claims more than another: who decides,
 * how well, how much, that it was finished or a success.
 */
type Paraphrases = Pick<LanguageWords, 'groups' | 'weaker' | 'phrases'>

/** Groups parted by semicolons. */
const linesOf = (text: string) => text.split(';')

export const EN_PARAPHRASES: Paraphrases = {
  phrases: [
    ...['are', 'is', 'were', 'was'].map((be) => [`of which ${be}|of whom ${be}`, `of them ${be}`] as const),
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
  groups: linesOf(`
    remedy fix rectify resolve correct; mend repair fix; experiment try tried trial; pc computer workstation desktop; usual typical normal
    ordinary regular average; answer reply respond; question inquiry enquiry query; come came arrive incoming; observe watch; stock inventory
    goods supplies; stockroom storeroom warehouse storage depot; shelf shelves rack; till register cash; bill invoice receipt; price cost;
    delivery shipment consignment; driver chauffeur; lorry truck; van minibus; auto car; bike bicycle cycle; plane aircraft airplane aeroplane;
    boat vessel ship; rubbish waste garbage trash refuse; mop sweep wipe wash clean; vacuum hoover; laundry linen washing; dish plate crockery;
    meal dish food; breakfast lunch dinner meal; kitchen galley; vegetable produce; bread loaf loaves; cake pastry pastries; waiter waitress
    server; diner guest customer patron; shopper customer buyer; resident occupant tenant; elderly old older; ward unit department division
    section; team group crew squad; drug medicine medication tablet pill; wound injury; bandage dressing dress; blood sample specimen; illness
    disease condition; doctor physician; feed fed nourish; bath bathe wash; lesson class session; course class module; homework assignment
    exercise; exam examination test; mark grade score; talk speech; parent mother father; toddler infant baby; nursery kindergarten preschool
    daycare; excursion outing trip; club society association; event function occasion; party celebration; wedding marriage; concert gig;
    exhibition exhibit show display; poster placard sign; flyer leaflet brochure handout pamphlet; newsletter bulletin; article piece text; blog
    weblog; caption subtitle; translation rendering; letter mail correspondence post; memo note; minutes record protocol; agenda programme;
    diary calendar; meeting conference session; appointment booking reservation; reserve book; flight trip; hotel accommodation lodging; expense
    spending cost; budget funds money; wage pay salary payroll; account ledger book; tax vat; contract agreement; form questionnaire;
    application request; file folder record; copy duplicate photocopy; scan digitise digitize; printer copier; screen monitor display; laptop
    notebook; device gadget unit appliance; app application software programme program; website site homepage; server host machine; database db
    store; table sheet spreadsheet; chart graph diagram plot; dashboard panel; report write-up account; guide manual handbook instructions
    documentation docs; tutorial guide walkthrough; error bug fault defect failure mistake; crash outage failure breakdown; incident case
    ticket; backup copy; password credential login; feature function functionality; interface ui; button control; logo emblem; drawing sketch
    plan; component part module; script program; repository repo codebase; machine equipment device apparatus plant; tool instrument; pipe tube;
    cable wire; bulb lamp light; boiler heater heating; window pane; floor flooring; wall partition; roof roofing; brick block; wood timber
    lumber; metal steel; weld solder; drill bore; saw cut; sand grind polish; paint coat varnish; tile slab; site place location; house property
    premises; flat apartment; garden yard grounds; lawn grass turf; hedge bush shrub; flower plant; crop harvest yield; harvest pick gather; cow
    cattle; hen chicken poultry; animal livestock; horse pony; dog puppy; stable barn; field plot; parcel package packet; pallet skid; container
    bin tub; label tag sticker; dispatch ship send; unload offload empty; load fill stow; lift hoist raise; stack pile; fold crease; iron press;
    sew stitch; alter adjust modify; adapt adjust modify change amend; replace exchange swap change renew substitute; restore renovate
    refurbish; dismantle disassemble; assemble build construct; inspect examine check; test check; measure gauge; weigh weight; count tally
    number; calculate compute; record log note enter; enter input key type; copy transcribe; list catalogue catalog inventory itemise itemize;
    sort classify categorise categorize order group; arrange order organise organize; archive file store; search look hunt seek sought; find
    found locate trace; choose chose select pick; decide determine; ask question query interview survey; explain clarify describe outline; show
    demonstrate present; advise counsel; inform notify tell told brief update; warn alert caution; remind prompt; announce publish post; invite
    ask; welcome greet receive; accompany escort; guide escort; calm soothe reassure comfort; entertain amuse; supply provide furnish deliver;
    buy bought purchase acquire; sell sold vend; order request requisition; return give gave back; refund reimburse repay; charge bill; collect
    gather fetch; share distribute circulate; hand pass give gave; keep kept retain; guard secure protect watch; patrol round; lock secure;
    start begin began; plan schedule; join attend; travel journey go went; walk stroll; practise practice rehearse; learn study; read peruse;
    shorten cut trim reduce; lengthen extend; remove delete erase strip; combine merge join unite; divide split separate; compare contrast
    match; link connect join; attach fix fasten; hang hung mount; open unlock; daily everyday; yearly annual annually; fortnightly biweekly;
    frequent common recurring repeated; small little minor; big large; broken faulty defective damaged; missing lost absent; late overdue
    delayed; urgent pressing; main primary; same identical; different various diverse; whole entire; free unpaid voluntary; local nearby
    neighbourhood neighborhood; foreign overseas abroad international; online web internet digital; written paper; spoken oral verbal; manual
    manually; alone solo independently myself individually; morning mornings am; spring summer autumn winter season; half semi; cafe coffee; pub
    bar tavern; restaurant eatery diner bistro; shop store outlet; supermarket grocery grocer; pharmacy chemist; clinic practice surgery; office
    bureau; factory plant works; workshop garage; library archive; charity nonprofit non-profit ngo; thesis dissertation; internship placement;
    holiday vacation leave; neighbour neighbor; town city; street road; refugee asylum; volunteer unpaid voluntary`),
  weaker: [
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

export const DE_PARAPHRASES: Paraphrases = {
  phrases: [
    ['im schnitt|durchschnittlich|im mittel', 'durchschnitt'],
    ['in etwa', 'etwa'],
    ['zu zweit|zu zweien|im zweierteam|in einem zweierteam|in einer zweiergruppe', 'zweit'],
    ['zu dritt|im dreierteam|in einem dreierteam|in einer dreiergruppe|in einer gruppe von drei', 'dritt'],
    ['zu viert|im viererteam|in einem viererteam|in einer vierergruppe|in einer gruppe von vier', 'viert'],
    ['erste schritte in|erste schritte mit|erste grundlagen in', 'etwas'],
    ['am telefon|per telefon|telefonisch', 'telefon'],
    ['per mail|per e-mail|mit e-mails', 'email'],
    ['von hand', 'manuell'],
    ['in papierform|auf papier', 'papier'],
    ['bei bedarf|nach bedarf|wenn nötig|falls nötig', 'bedarf'],
    ['in abwesenheit|während der abwesenheit', 'abwesenheit'],
    ['auf dem laufenden gehalten', 'informiert'],
    ['in ordnung gebracht|wieder in gang gesetzt', 'repariert'],
    ['auf den neuesten stand gebracht|auf den aktuellen stand gebracht', 'aktualisiert'],
    ['zur verfügung gestellt', 'bereitgestellt'],
    ['in empfang genommen', 'angenommen'],
    ['durchgeführt', 'gemacht'],
  ],
  groups: linesOf(`
    kunde kundin kunden kundschaft; mitarbeiter mitarbeiterin beschäftigte personal angestellte; kollege kollegin teammitglied; fehler mangel
    defekt störung; rechner computer pc; auto pkw wagen fahrzeug; lkw lastwagen laster; lager magazin depot; regal regale; lieferung sendung;
    rechnung beleg faktura; termin verabredung; besprechung sitzung meeting treffen; unterlagen dokumente papiere; anleitung handbuch leitfaden;
    bericht report; tabelle liste aufstellung; anfrage frage rückfrage; beschwerde reklamation; handzettel flyer faltblatt broschüre; webseite
    website internetseite homepage; programm software anwendung; gerät maschine apparat; werkzeug gerät; patient patientin kranke; senior
    seniorin alte ältere; schüler schülerin lernende; lehrling auszubildende azubi; unterricht stunde kurs; veranstaltung event; ausflug fahrt
    reise; medikament arznei arzneimittel; essen speise gericht mahlzeit; gemüse obst; frühstück mittagessen abendessen; müll abfall; wohnung
    haus gebäude; garten beet; rasen gras; werkstatt betrieb; üblich gewöhnlich typisch normal; kaputt defekt beschädigt; allein alleine
    selbstständig eigenständig; reparieren beheben instandsetzen; ersetzen austauschen auswechseln wechseln tauschen; zählen gezählt
    bestandsaufnahme inventur; abholen holen; verschicken versenden senden schicken; anrufen telefonieren; helfen geholfen unterstützen
    unterstützung mithelfen mitgeholfen; erproben testen ausprobieren probieren versuchen; entfernen beseitigen löschen; teilen aufteilen;
    verbinden anschließen; entwerfen entworfen skizzieren; fotografieren fotos; begleiten begleitung; vorlesen lesen`),
  weaker: [
    ['montag dienstag mittwoch donnerstag freitag', 'werktag wochentag'],
    ['samstag sonntag', 'wochenende'],
    ['brief rechnung vertrag bericht', 'dokument unterlagen'],
    ['gewischt gefegt gesaugt geputzt', 'gereinigt'],
    ['gebraten gekocht gebacken', 'zubereitet'],
  ],
}

export const TR_PARAPHRASES: Paraphrases = {
  phrases: [
    ['tek başıma|kendi başıma|yardım almadan', 'yalnız'],
    ['telefonla|telefon üzerinden|telefonda', 'telefon'],
    ['e-posta ile|e-postayla|mail ile|e-posta üzerinden', 'eposta'],
    ['elle|el ile', 'elle'],
    ['gerektiğinde|ihtiyaç halinde|ihtiyaç olduğunda|gerekince', 'gerektiğinde'],
    ['yokluğunda|yok iken|izindeyken', 'yokluğunda'],
    ['hafta sonu|hafta sonları', 'haftasonu'],
  ],
  groups: linesOf(`
    çalışan personel eleman; arkadaş arkadaşı arkadaşla; hata kusur arıza sorun; bilgisayar pc; araç araba otomobil taşıt; kamyon tır; raf
    rafları raflar; sevkiyat gönderi teslimat; randevu görüşme; kılavuz rehber doküman; rapor raporu raporlama; liste listesi çizelge; soru
    talep istek; şikâyet şikayet; broşür el ilanı; site web sitesi internet; program yazılım uygulama; cihaz makine ekipman aygıt; hasta
    hastalar; yaşlı yaşlılar; ders dersi kurs; etkinlik organizasyon; gezi tur; ilaç ilaçlar; yemek öğün; çöp atık; ev daire konut; bahçe
    bahçesi; atölye servis; bozuk arızalı; tek yalnız kendi; değiştirdim yeniledim; saydım sayım sayımı; gönderdim yolladım ilettim; aradım
    telefon; denedim test; sildim kaldırdım çıkardım; fotoğraf fotoğrafladım çektim; temizledim temizlik temizliğini sildim yıkadım`),
  weaker: [['fatura sözleşme mektup rapor', 'belge evrak']],
}

export const FR_PARAPHRASES: Paraphrases = {
  phrases: [
    ['par téléphone|au téléphone', 'téléphone'],
    ['par courriel|par mail|par e-mail', 'courriel'],
    ['à la main', 'manuellement'],
    ['si besoin|au besoin|en cas de besoin|selon les besoins', 'besoin'],
    ["en l'absence|pendant l'absence", 'absence'],
    ['en moyenne', 'moyenne'],
    ['mis à jour|mise à jour|mettre à jour', 'actualisé'],
    ['remis en état|remise en état', 'réparé'],
  ],
  groups: linesOf(`
    client clientèle cliente; salarié employé personnel; collègue camarade; erreur défaut panne anomalie; ordinateur pc poste; voiture véhicule
    auto; camion poids-lourd; entrepôt dépôt stock réserve; rayon étagère; livraison envoi expédition; rendez-vous entrevue; notice guide
    manuel; rapport bilan; tableau liste feuille; demande question requête; plainte réclamation; prospectus dépliant brochure; site page;
    logiciel programme application; appareil machine équipement; malade patient; senior âgé aîné résident; élève apprenant étudiant; cours leçon
    séance; événement manifestation fête; sortie excursion voyage; médicament traitement; repas plat; déchet ordure; logement maison
    appartement; jardin espace; pelouse gazon; atelier garage; habituel ordinaire typique normal; seul autonome; réparer dépanner corriger;
    remplacer changer échanger; compter comptage inventaire; envoyer expédier adresser; appeler téléphoner; aider assister seconder épauler;
    essayer tester expérimenter; enlever retirer supprimer; ranger trier classer ordonner; nettoyer laver; dessiner esquisser; accompagner
    escorter`),
  weaker: [
    ['facture contrat lettre rapport', 'document'],
    ['samedi dimanche', 'week-end'],
  ],
}

export const ES_PARAPHRASES: Paraphrases = {
  phrases: [
    ['por teléfono|al teléfono', 'teléfono'],
    ['por correo electrónico|por email|por correo', 'correo'],
    ['a mano', 'manualmente'],
    ['cuando hacía falta|si hacía falta|en caso necesario|cuando era necesario', 'necesario'],
    ['en ausencia|durante la ausencia', 'ausencia'],
    ['de media|en promedio', 'media'],
  ],
  groups: linesOf(`
    cliente clientela; empleado trabajador personal plantilla; compañero colega; error fallo defecto avería; ordenador computadora pc equipo;
    coche automóvil vehículo; camión furgoneta; almacén depósito; estante estantería; entrega envío reparto; cita reserva; guía manual; informe
    reporte; tabla lista hoja; consulta pregunta solicitud; queja reclamación; folleto octavilla; web sitio página; programa aplicación
    software; aparato máquina equipo dispositivo; enfermo paciente; anciano mayor residente; alumno estudiante; clase curso lección; evento
    acto; excursión salida viaje; medicamento medicina; comida plato; basura residuo; vivienda casa piso; jardín huerto; taller garaje; habitual
    normal típico; solo sola; reparar arreglar corregir; sustituir cambiar reemplazar; contar conté recuento inventario; enviar mandar remitir;
    llamar telefonear; ayudar ayudé apoyar apoyé asistir; probar probé ensayar; quitar eliminar retirar; ordenar clasificar archivar; limpiar
    fregar lavar; dibujar esbozar; acompañar acompañé`),
  weaker: [
    ['factura contrato carta informe', 'documento'],
    ['sábado domingo', 'fin semana'],
  ],
}
