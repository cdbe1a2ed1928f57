import type { Bank } from './acts.ts'

export const NL: Bank = {
  rejection: `
{helaas|tot onze spijt|jammer genoeg} {gaan we niet met je verder|kunnen we u de functie niet aanbieden|ben je niet geselecteerd|moeten we je afwijzen|is je sollicitatie niet geslaagd}
we hebben {gekozen voor|besloten verder te gaan met} {een andere kandidaat|iemand anders|iemand met meer ervaring|een interne kandidaat}
de {functie|vacature|plek} is {vervuld|ingevuld|vervallen|gesloten|ingetrokken|aan iemand anders gegeven}
{je profiel|uw ervaring} {sluit niet goed aan|past niet bij wat we zoeken|voldoet niet aan de eisen}
{andere kandidaten|anderen} {sluiten beter aan|hebben meer ervaring|scoorden hoger}
{we nodigen je niet uit|je gaat niet door|je bent niet door} {voor een gesprek|naar de volgende ronde}`,
  parting: `
{we wensen je|ik wens u} {veel succes|succes bij het zoeken|alle goeds}
{we bewaren|we houden} je {cv|gegevens} {voor later|in portefeuille}`,
  answer: `
{laat|laat het} {me|ons} {weten|horen} {voor vrijdag|deze week|of het lukt}
{we horen graag|ik hoor graag} {van je|wat je ervan vindt}
{past dat|lukt dat|wat vind je ervan}`,
  invite: `
{we willen|ik wil|graag willen we} {je|u} {uitnodigen voor een gesprek|graag ontmoeten|spreken|leren kennen}
{kun je|kunt u|heb je tijd|schikt het} {dinsdag om 0 uur|volgende week|op 0 maart} {langskomen|voor een gesprek|om te bellen|voor een kennismaking}
{wanneer|welke dag|welk moment} {kun je|schikt je|komt het uit} {langskomen|voor een gesprek}
{het gesprek|je afspraak|de kennismaking} {is|vindt plaats|staat gepland} {maandag om 0 uur|op 0 maart|op ons kantoor}
{kies|plan} {een moment|een tijdstip} via {deze link|mijn agenda}
{ik bel je|we bellen u} {morgen|vrijdag om 0 uur}
{we moeten|kunnen we} {het gesprek|de afspraak} {verzetten|verplaatsen} naar {donderdag|volgende week}`,
  task: `
{wil je|kun je|we vragen je} {de opdracht|de test|de casus} {maken|uitwerken|invullen} {voor vrijdag|binnen 0 dagen}
{in de bijlage|hierbij|bijgaand} {vind je|staat} {een opdracht|een casus|de test}
{je hebt|u heeft} {0 minuten|een week|tot zondag} {om hem te maken|voor de opdracht}
{stuur|lever} {je uitwerking|je oplossing|de opdracht} {voor maandag|uiterlijk 0 maart} {in|op}
{bereid|maak} {een presentatie|een korte video|een voorstel} {voor|van 0 minuten}
{de volgende stap|hierna volgt} {is een assessment|een online test|is een praktijkopdracht}`,
  info: `
{kun je|kunt u|wil je} {ons} {je diploma|een kopie van uw paspoort|twee referenties|je cv} {sturen|toesturen|mailen}
{wat is|wat zijn} {je salariswens|uw opzegtermijn|je beschikbaarheid|de vroegste startdatum}
{wanneer|per wanneer} kun je {beginnen|starten}
{heb je|heeft u} {een rijbewijs|een werkvergunning|ervaring met}
{er ontbreekt|we missen} {nog|een} {document|je diploma|een handtekening}
{vul|onderteken} het formulier {in|en stuur het terug}
{nog een vraag|een paar vragen} over {je cv|uw ervaring}`,
  offer: `
{we bieden je|graag bieden we u|we willen je} {de functie|de baan|een contract} {aan|aanbieden}
{gefeliciteerd|goed nieuws} {je bent aangenomen|je hebt de baan|de baan is van jou}
{hierbij|bijgaand} {je arbeidsovereenkomst|het contract|je contract} {ter ondertekening|om te tekenen}
{je salaris|je loon} {wordt|is} 0 euro bruto en {je begint|de startdatum is} {maandag|0 maart}
{we willen je graag|we willen u} {aannemen|in het team hebben}
{laat ons|laat} {voor vrijdag} weten of je {het aanbod aanneemt|akkoord bent}`,
  received: `
{bedankt|dank|hartelijk dank} voor {je sollicitatie|uw sollicitatie|je interesse|het sturen van je cv}
{we hebben|je sollicitatie is} {je sollicitatie ontvangen|goed ontvangen|in goede orde ontvangen|binnengekomen}
we {bekijken|lezen|beoordelen} {je sollicitatie|alle reacties} {zorgvuldig|deze week} {en laten je iets weten}
{je hoort|u hoort} {binnen twee weken|zo snel mogelijk|uiterlijk vrijdag} {van ons|meer}
{we nemen|we zullen} {contact met je op|spoedig reageren}`,
  hold: `
{de procedure|de vacature|het proces} {ligt stil|staat on hold|is uitgesteld|is bevroren}
{we hebben nog geen|er is nog geen} {besluit genomen|beslissing|keuze gemaakt}
{het duurt|dit duurt} {langer dan verwacht|nog even}, {excuses|bedankt voor je geduld}
{zodra we meer weten|als er nieuws is} {laten we het weten|hoor je van ons}`,
  ad: `
{nieuwe vacatures|0 nieuwe banen|vacatures} {voor jou|in de buurt|deze week}
{solliciteer nu|bekijk vacature|bekijk alle vacatures|meld je aan}
{uitschrijven|afmelden|voorkeuren wijzigen} {voor deze nieuwsbrief|van deze mail}
{kom naar|meld je aan voor} {onze open dag|het webinar|de banenmarkt}
{je ontvangt deze mail omdat|nieuwsbrief} {je bent aangemeld|van deze maand}`,
  auto: `
{ik ben|we zijn} {afwezig|niet aanwezig|op vakantie|gesloten} {tot 0 maart|tot maandag}
{bij spoed|voor dringende zaken} {bel|mail} {mijn collega|de receptie}
{je bericht kon niet worden bezorgd|automatisch antwoord}`,
  fraud: `
{stuur|geef} {je bankgegevens|je pincode|een kopie van je pas} via {WhatsApp|Telegram}
{verdien|tot 0 euro} {per week|per dag} {vanuit huis|zonder ervaring}
{betaal|stort} {een borg|0 euro vooraf}`,
  stranger: `
{ik zag je profiel|ik kwam je profiel tegen} {op LinkedIn|online}
{voor een klant|voor mijn opdrachtgever} zoek ik {een ontwikkelaar|iemand zoals jij}
{sta je open voor|heb je interesse in} {een nieuwe uitdaging|een andere baan}`,
  none: `
{met vriendelijke groet|groeten|hartelijke groet}
{beste|geachte|hallo} {kandidaat|heer of mevrouw}
{heb je vragen|bij vragen} {bel gerust|mail ons}
{bedankt voor} {je tijd|het gesprek|je bericht|je geduld}
{als|mocht} {je geselecteerd wordt|het past} {nodigen we je uit|volgt een aanbod}
{onze procedure bestaat uit} {een gesprek, een test en een aanbod|drie stappen}`,
}

export const IT: Bank = {
  rejection: `
{purtroppo|siamo spiacenti|ci dispiace} {non possiamo procedere con la tua candidatura|la sua candidatura non è stata selezionata|non sei stato selezionato|dobbiamo comunicarti un esito negativo|non possiamo offrirti il posto}
abbiamo {scelto|deciso di procedere con|preferito|assunto} {un altro candidato|un'altra persona|un profilo più in linea|qualcuno con più esperienza|un collega interno}
{la posizione|il posto|la ricerca} {è stata coperta|è stata chiusa|è stata annullata|non è più disponibile|è andato a un'altra persona}
{il tuo profilo|la sua esperienza} {non è in linea|non corrisponde|non è adatta} {con quanto cerchiamo|ai requisiti}
{altri candidati|altri profili} {sono più in linea|hanno più esperienza}
{non andremo avanti|non proseguiremo|ci fermiamo qui} {con te|con la sua candidatura}`,
  parting: `
{in bocca al lupo|ti auguriamo il meglio|le auguriamo buona fortuna} {per il futuro|per la tua ricerca}
{terremo|conserveremo} il {tuo|suo} {curriculum|cv|profilo} {per future opportunità|nel nostro archivio}`,
  answer: `
{fammi|facci} sapere {entro venerdì|questa settimana|se va bene}
{attendo|aspettiamo} {una tua risposta|un riscontro}
{va bene|è possibile|che ne dici}`,
  invite: `
{vorremmo|ci piacerebbe} {conoscerla|incontrarti|fissare un colloquio|sentirla al telefono} {martedì alle 0|la prossima settimana|il 0 marzo}
{quale orario|che giorno|quando} {le va bene|ti andrebbe bene|preferisce}
{il prossimo passo|il secondo colloquio|la prossima fase} {è|sarà} {un colloquio tecnico|un incontro in sede|una chiamata di 0 minuti}
{vorremmo|ci piacerebbe|ci farebbe piacere} {conoscerti|incontrarla|invitarti a un colloquio|fissare una chiamata|parlare con te}
{saresti disponibile|è disponibile|hai tempo|puoi venire} {martedì alle 0|la prossima settimana|il 0 marzo} {per un colloquio|per una chiamata|da noi}
{quando|che giorno|a che ora} {sei disponibile|ti va bene|possiamo sentirci}
{il colloquio|l'appuntamento|la chiamata} {è fissato|si terrà|è confermato} {lunedì alle 0|il 0 marzo|nei nostri uffici}
{scegli|prenota} {un orario|una data} {dal link|nel mio calendario}
{ti chiamo|la chiameremo} {domani|venerdì alle 0}
{dobbiamo|possiamo} {spostare|rimandare} {il colloquio|la chiamata} {a giovedì|alla prossima settimana}`,
  task: `
{prima del colloquio|come prossimo passo} {le chiediamo|ti mandiamo|c'è} {un piccolo esercizio|un test online|un caso pratico|una prova tecnica}
{consegna|scadenza|da inviare} {entro venerdì|il 0 marzo|in 0 giorni}
{ti chiediamo|le chiediamo} di {svolgere il test|completare l'esercizio|preparare una presentazione|risolvere il caso} {entro venerdì|entro 0 giorni}
{in allegato|allegato|qui sotto} {trovi|c'è} {un esercizio|un test|una prova tecnica|il caso di studio}
{hai|avrà} {0 minuti|una settimana|fino a domenica} {per completarlo|per consegnare}
{invia|consegna|carica} {la tua soluzione|le risposte|il lavoro} entro {lunedì|il 0 marzo}
{il prossimo passo|la fase successiva} è {un test online|una prova pratica|un esercizio a casa}
{registra|prepara} {un breve video|alcune slide}`,
  info: `
{ci manca|ci servono|potrebbe inviarci} {la copia del diploma|due referenze|il preavviso|la retribuzione desiderata|un documento}
{potresti|può|ti chiediamo di} {inviarci|mandarci} {una copia del diploma|il documento d'identità|due referenze|il cv aggiornato}
{quali sono|ci indichi} {le tue aspettative economiche|il preavviso|la disponibilità|la retribuzione attuale}
{da quando|quando} {potresti iniziare|potrebbe cominciare}
{hai|è in possesso di} {la patente|il permesso di lavoro|esperienza con}
{manca|mancano} {ancora|la firma|il certificato|un documento}
{compila|firma} il modulo e {rispediscilo|invialo}
{una domanda|due domande} {prima di procedere|sul tuo cv}`,
  offer: `
{siamo lieti|siamo felici|abbiamo il piacere} di {offrirti il posto|proporle l'assunzione|farti un'offerta|confermare la tua assunzione}
{il posto è tuo|sei assunto|sei stato scelto|hai ottenuto il lavoro} {congratulazioni|se lo vuoi}
{in allegato|ti inviamo} {il contratto|la lettera di assunzione|la proposta} {da firmare|per la firma}
{lo stipendio|la retribuzione} {è di 0 euro|sarà di 0 lordi} e {inizi lunedì|l'inizio è il 0 marzo}
{vorremmo assumerti|ti vogliamo con noi|vorremmo averti nel team}
{facci sapere|comunicaci} entro {venerdì} se {accetti|accetti l'offerta}`,
  received: `
{abbiamo ricevuto|è arrivata|confermiamo di aver ricevuto} {la sua candidatura|il tuo curriculum|la domanda} {la leggeremo|la valuteremo|le faremo sapere}
{la ricontatteremo|ci faremo vivi|le scriveremo} {se il profilo è in linea|entro due settimane|solo in caso di interesse}
{grazie|la ringraziamo} per {la tua candidatura|la candidatura|l'interesse|aver inviato il curriculum}
{abbiamo ricevuto|è arrivata|confermiamo di aver ricevuto} {la tua candidatura|il suo cv|il tuo portfolio|la documentazione}
{guarderemo|valuteremo|leggeremo|stiamo esaminando} {il tuo profilo|tutte le candidature|con calma il tuo cv}
{ti scriviamo|ti faremo sapere|la ricontatteremo|ti risponderemo} {nelle prossime settimane|al più presto|in ogni caso}
{se il profilo è in linea|se vorremo approfondire} ti {contatteremo|chiameremo}`,
  hold: `
{la selezione|il processo|la posizione} {è sospesa|è in pausa|è ferma|attende l'approvazione} {per ora|del budget|fino a nuova comunicazione}
{non abbiamo ancora deciso|non c'è ancora una decisione|serve altro tempo}
{la selezione|la posizione|il processo} {è in pausa|è sospesa|è ferma|è rinviata}
{non abbiamo ancora|ancora non abbiamo} {deciso|preso una decisione}
{ci vuole|serve} {più tempo del previsto|ancora un po'}, {grazie per la pazienza|ci scusiamo per l'attesa}
{appena|quando} {sapremo qualcosa|si sblocca} ti {scriveremo|aggiorneremo}
la tua candidatura {è ancora attiva|resta valida}`,
  ad: `
{nuove offerte|0 nuovi annunci|offerte di lavoro} {per te|vicino a te|questa settimana}
{candidati ora|vedi l'offerta|scopri di più|iscriviti}
{annulla l'iscrizione|disiscriviti|gestisci le notifiche}
{partecipa|iscriviti gratis} {al webinar|al career day|all'open day}
{ricevi questa mail perché|newsletter} {sei iscritto|del mese}`,
  auto: `
{sono|siamo} {fuori ufficio|in ferie|assente|chiusi} {fino al 0 marzo|fino a lunedì}
{per urgenze|in caso di urgenza} {contattare|scrivere a} {la collega|la segreteria}
{messaggio non consegnato|risposta automatica}`,
  fraud: `
{invia|mandaci} {i tuoi dati bancari|l'iban|i dati della carta} {su WhatsApp|per ricevere lo stipendio}
{guadagna|fino a 0 euro} {a settimana|al giorno} {da casa|senza esperienza}
{versa|paga} {una cauzione|0 euro in anticipo}`,
  stranger: `
{ho visto il tuo profilo|mi sono imbattuto nel tuo profilo} {su LinkedIn|online}
{cerco|stiamo cercando} per un cliente {uno sviluppatore|una persona come te}
{saresti interessato|ti interessa} {a una nuova opportunità|a cambiare lavoro}`,
  none: `
{cordiali saluti|un saluto|a presto|distinti saluti|grazie}
{buongiorno|ciao|gentile candidato|gentile candidata}
{per domande|per qualsiasi dubbio} {scrivici|siamo a disposizione}
{grazie per} {il tuo tempo|il colloquio|la visita|il messaggio|la pazienza}
{se|nel caso in cui} {sarai selezionato|il profilo piace} {ti inviteremo|faremo una proposta}
{il nostro processo prevede} {test, colloquio e offerta|tre fasi}
{partita iva|sede legale|p. iva 0}`,
}
