import type { Bank } from './acts.ts'

export const FR: Bank = {
  rejection: `
{malheureusement|à regret|hélas} nous ne {pouvons|pourrons} {pas donner suite à votre candidature|pas retenir votre candidature|pas poursuivre avec vous|pas vous proposer le poste}
{nous sommes au regret|nous avons le regret|c'est avec regret que nous devons} de vous {informer que votre candidature n'a pas été retenue|annoncer une réponse négative|dire que nous n'irons pas plus loin}
{votre candidature|votre dossier|votre profil} {n'a pas été retenu|n'a pas été retenue|n'est pas retenu pour la suite|ne correspond pas au poste|ne répond pas à nos attentes}
nous avons {choisi|retenu|préféré|recruté} {un autre candidat|une autre candidate|un autre profil|quelqu'un d'autre|une personne plus expérimentée|un candidat interne}
{notre choix|la décision|le choix du jury} s'est {porté|arrêté} sur {une autre personne|un profil plus proche du besoin|un autre candidat}
le {poste|recrutement} {est pourvu|a été pourvu|est annulé|a été supprimé|est abandonné|n'existe plus|a été attribué en interne}
{d'autres candidats|d'autres profils} {correspondent mieux|ont davantage d'expérience|se rapprochent plus de notre recherche}
nous {n'irons pas plus loin|nous arrêtons là|ne vous recevrons pas|ne vous convoquerons pas|n'embauchons plus personne}
{ce n'est pas la réponse|ce n'est pas la nouvelle} que vous {espériez|attendiez}
{nous recherchions|il nous fallait} {quelqu'un|un profil} {plus senior|avec plus d'expérience|disponible plus tôt}
{vous n'avez pas été sélectionné|vous ne passez pas au tour suivant|vous étiez en deuxième position|cela ne s'est joué à rien}
{vos résultats|votre test} {sont en dessous du seuil|ne permettent pas de passer à l'étape suivante}
{nous en restons là|on en reste là|restons-en là} {pour cette fois|pour le moment}
{nous cherchions|on cherchait} {plus de profondeur|quelqu'un de plus expérimenté|un autre style} {côté technique|pour ce poste}
nous sommes au regret de {ne pouvoir y donner une suite favorable|ne pas retenir votre dossier} {d'autres profils correspondant mieux|malgré l'intérêt de votre parcours}`,
  parting: `
{nous vous souhaitons|je vous souhaite} {bonne chance|une bonne continuation|plein succès dans vos recherches|de trouver rapidement un poste}
{cette décision|ce refus} {ne remet pas en cause vos qualités|ne doit pas vous décourager|n'enlève rien à la qualité de votre parcours}
nous {conservons|gardons} votre {CV|dossier} {pour d'autres opportunités|dans notre vivier}`,
  answer: `
{dites-nous|dites-moi|faites-moi signe} {vite|avant vendredi|ce que vous en pensez|cette semaine}
{réponse|merci de répondre} {sous quinze jours|avant vendredi|d'ici la fin du mois}
{est-ce possible|cela vous convient-il|ça vous va|qu'en pensez-vous}
{dans l'attente|en attendant} de votre {réponse|retour}`,
  invite: `
{seriez-vous|êtes-vous|serais-tu} {disponible|libre|partante} {mardi à 0 h|la semaine prochaine|le 0 mars} {pour un échange|pour un entretien|pour un café avec l'équipe}
{nous vous proposons|je te propose|voici} {deux créneaux|un créneau|plusieurs horaires} {jeudi à 0 h|le 0 mars|lundi ou mardi} {lequel vous convient|dites-moi|à vous de choisir}
{la prochaine étape|la suite|le deuxième tour} {est|sera} {un entretien technique|une rencontre avec l'équipe|un appel de 0 minutes|une visite sur site}
{merci de réserver|choisissez|réservez} {un créneau|une heure} {via ce lien|dans mon agenda|en ligne}
nous {souhaitons|aimerions|serions heureux de|voudrions} vous {rencontrer|inviter à un entretien|recevoir|proposer un entretien|convier à un échange}
{seriez-vous disponible|êtes-vous libre|auriez-vous un moment|pouvez-vous venir|es-tu dispo} {mardi à 0 h|la semaine prochaine|jeudi matin|le 0 mars}
{quand|quel jour|quel créneau|à quelle heure} {seriez-vous disponible|vous conviendrait|pourrions-nous nous parler|peut-on s'appeler}
{votre entretien|le rendez-vous|la rencontre|notre échange} {aura lieu|est fixé|est confirmé|se déroulera} {le 0 mars à 0 h|lundi à 0 h|en visio|dans nos locaux}
{choisissez|réservez|merci de choisir} {un créneau|une date|un horaire} {via ce lien|dans mon agenda|qui vous convient}
{je vous appelle|nous vous appellerons|ma collègue vous téléphonera} {vendredi|demain à 0 h|dans la semaine}
{la prochaine étape|la suite} {est|sera} {un entretien|un échange téléphonique|une rencontre avec l'équipe|un second entretien}
{passez|venez|viens} {nous voir|à l'atelier|au magasin|faire un essai|pour une journée d'essai} {mercredi|quand vous voulez|jeudi à 0 h}
nous devons {décaler|reporter|déplacer} {notre entretien|le rendez-vous|notre appel} {à jeudi|d'une semaine|au 0}
{merci de confirmer|pouvez-vous confirmer} {votre présence|que l'horaire vous convient|votre venue}
{échangeons|parlons-en|discutons-en} {de vive voix|par téléphone|autour d'un café|cette semaine}
{dans l'attente|au plaisir} de {notre rencontre|vous rencontrer mardi|notre entretien}
vous êtes {convoqué|retenu pour un entretien|présélectionné|invité à la journée de sélection}
{pouvez-vous|peux-tu} {passer|venir} {à la librairie|à l'agence|au bureau} {vendredi vers 0 h|demain matin}
{nous aimerions|on aimerait} {échanger|discuter} avec {vous|toi} {en visio|mercredi à 0 h}`,
  task: `
{avant l'entretien|en guise de premier échange|comme prochaine étape} {nous vous demandons|vous recevrez|il y a} {un petit exercice|un cas pratique|un test en ligne|une mise en situation}
{à rendre|à nous renvoyer|date limite} {avant vendredi|le 0 mars|sous 0 jours}
{n'y passez pas|inutile d'y passer} {plus de 0 heures|tout le week-end}
{merci de|nous vous demandons de|nous vous invitons à|pourriez-vous} {réaliser le test|faire l'exercice|compléter l'évaluation|traiter l'étude de cas|rédiger un court texte} {avant vendredi|d'ici dimanche|sous 0 jours}
{vous trouverez ci-joint|en pièce jointe|ci-joint} {un exercice|un cas pratique|un test|un jeu de données|le sujet}
{la prochaine étape|l'étape suivante} est {un test technique|un exercice à faire chez vous|un test en ligne|une étude de cas|une épreuve écrite}
{vous avez|comptez|prévoyez} {0 minutes|deux heures|jusqu'à dimanche|une semaine} pour {le rendre|le faire|y répondre|le terminer}
{envoyez|renvoyez|déposez} {votre travail|votre solution|vos réponses|votre code} {avant le 0 mars|d'ici lundi|sur la plateforme}
{préparez|merci de préparer} {une présentation|quelques diapositives|une séance de cours|un plan} {de 0 minutes|sur le sujet suivant}
{enregistrez|filmez} {une courte vidéo|vos réponses} {et déposez-la|avant vendredi}
{le lien|l'accès} du test {expire|est valable} {vendredi|0 jours}
{traduisez|corrigez|dessinez|analysez|codez} {le texte joint|une petite application|les données|une maquette} {et renvoyez-nous le résultat|pour le 0}
{comment vous y prendriez-vous|que feriez-vous}, {répondez par écrit|en une page}
{avant de se voir|avant un entretien} {on te propose|nous vous proposons} {un petit exercice|un test} {à faire chez toi|0 h max|à nous renvoyer}`,
  info: `
{il nous manque|nous attendons encore|pourriez-vous nous envoyer} {votre diplôme|vos prétentions salariales|deux références|votre préavis|une pièce d'identité}
{quelle est|quel est|quelles sont} {votre disponibilité|votre préavis|vos prétentions|votre date d'arrivée possible}
je vous saurais gré de me faire parvenir {avant le 0|} {une copie de votre diplôme|un extrait de casier judiciaire|les pièces suivantes}
pour {permettre l'examen de|compléter} votre {candidature|dossier} il {manque|nous faut} {un extrait|une copie|une attestation}
{merci de|pourriez-vous|pouvez-vous|veuillez} nous {envoyer|transmettre|faire parvenir|communiquer} {une copie de votre diplôme|votre pièce d'identité|vos références|un CV à jour|les justificatifs|votre permis}
{quelles sont|merci d'indiquer|précisez} {vos prétentions salariales|votre préavis|votre date de disponibilité|vos disponibilités pour commencer}
{à partir de quand|à quelle date|quand} pourriez-vous {commencer|débuter|prendre le poste}
{avez-vous|êtes-vous titulaire d'|possédez-vous} {le permis B|un titre de séjour|une voiture|de l'expérience en|un diplôme}
{accepteriez-vous|seriez-vous prêt à|êtes-vous d'accord pour} {déménager|travailler le week-end|travailler de nuit|vous déplacer}
{il manque|il nous manque} {votre diplôme|la deuxième page|une signature|une pièce} {à votre dossier|pour avancer}
{le fichier|la pièce jointe|votre CV} {ne s'ouvre pas|est illisible}, {pouvez-vous le renvoyer|merci de le renvoyer}
{merci de remplir|veuillez compléter} {le formulaire|la fiche jointe} et {le renvoyer|le signer}
{pouvez-vous donner|auriez-vous} {le nom d'un ancien responsable|deux références}
{une question|deux questions|une précision} {avant d'avancer|sur votre parcours|pour compléter le dossier}`,
  offer: `
{nous avons le plaisir|j'ai le plaisir|nous sommes heureux} de vous {proposer le poste|offrir le poste|confirmer votre embauche|faire une offre}
{votre candidature est retenue|vous êtes recruté|vous avez le poste|le poste est à vous|vous êtes embauché} {bienvenue|félicitations}
{nous souhaitons|nous voulons|nous aimerions} vous {embaucher|recruter|confier le poste|compter parmi nous|voir rejoindre l'équipe}
{ci-joint|vous trouverez} {votre contrat|votre contrat de travail|votre promesse d'embauche|la lettre d'engagement} {à signer|à nous retourner signé}
{salaire|rémunération} {de 0 euros brut|de 0 par mois} {prise de poste le 0 mars|début lundi}
{cette offre|notre proposition} est {valable jusqu'à|soumise à|sous réserve de} {vendredi|la visite médicale|la vérification de vos références}
{merci de nous dire|faites-nous savoir} {si vous acceptez|votre décision} avant {vendredi|le 0 mars}
{nous vous avons choisi|c'est vous que nous avons retenu|le jury vous a choisi}
{on vous prend|on te prend|nous vous prenons} {en CDI|en CDD|à l'essai} {à partir du 0 janvier|dès lundi}, 0 euros brut
{c'est oui|on est partants|nous sommes partants} {pour nous|de notre côté}
{vous commencez|vous commenceriez|tu commences|on aimerait que tu commences} {le 0 janvier|lundi} {au Smic plus primes|0 heures}
{dites-nous oui|dis-nous oui} et on {prépare le contrat|signe}`,
  received: `
{j'ai bien|nous avons bien|on a bien} {reçu|sous les yeux} votre {dossier|CV|lettre|courrier}
{inutile de|vous n'avez pas besoin de} {nous rappeler|envoyer autre chose|faire quoi que ce soit} {pour l'instant|d'ici là}
{merci|nous vous remercions|merci beaucoup} {pour votre candidature|de votre candidature|d'avoir postulé|de l'intérêt que vous portez|pour l'envoi de votre CV}
{nous avons bien reçu|nous accusons réception de|j'ai bien reçu} votre {candidature|CV|dossier|message}
votre {candidature|dossier} {est bien arrivée|a été transmise|a été enregistrée|est en cours d'étude|sera étudiée}
nous {étudions|allons examiner|lirons|prendrons le temps d'étudier} {votre dossier|toutes les candidatures|votre profil}
nous {reviendrons vers vous|vous recontacterons|vous répondrons|vous tiendrons informé} {rapidement|sous deux semaines|dans les meilleurs délais|après la clôture}
{sans réponse|sans nouvelles} de notre part {sous 0 semaines|d'ici le 0 mars} {veuillez considérer|merci de considérer} que votre candidature n'est pas retenue
{la date limite|la clôture} {est le 0 mars|des candidatures est vendredi}
{vous n'avez rien à faire|aucune action n'est nécessaire|merci de ne pas répondre à ce message}
si votre {profil|candidature} {correspond|retient notre attention} nous vous {contacterons|inviterons à un entretien}
{elle|votre demande} sera {soumise à la commission|étudiée par le jury|lue par l'équipe}
{votre candidature|votre dossier}, que nous {allons lire|lirons} {avec attention|bientôt}`,
  hold: `
{le poste|le budget|le recrutement} {est gelé|attend une validation|est suspendu|est remis à plus tard} {jusqu'à nouvel ordre|pour l'instant|par la direction}
{je ne sais pas encore|personne ne sait|nous ignorons} {quand cela reprendra|ce qui sera décidé|comment cela finira}
ce n'est ni un oui ni un non
je ne peux {rien vous promettre ni vous refuser|rien promettre pour l'instant}
{le recrutement|le poste|le processus} est {suspendu|en pause|gelé|reporté|en attente}
{aucune décision n'est prise|nous n'avons pas encore décidé|la décision est reportée|nous n'avons pas de réponse pour l'instant}
{votre candidature reste|votre dossier reste} {active|d'actualité|à l'étude|en lice}
{cela prend plus de temps que prévu|nous avons besoin de temps|le processus a pris du retard}, {merci de votre patience|veuillez nous excuser}
{dès que|lorsque} {le budget sera validé|nous en saurons plus|le poste sera rouvert} {nous reviendrons vers vous|nous vous écrirons}
{nous prenons note|nous avons bien noté} {de votre désistement|que vous retirez votre candidature}
vous êtes sur {liste d'attente|liste complémentaire}`,
  ad: `
{0 nouvelles offres|nouvelles offres|offres pour vous|des offres} {correspondent à votre recherche|près de chez vous|cette semaine}
{postulez maintenant|voir l'offre|voir toutes les offres|découvrir|en savoir plus}
{vous recevez cet e-mail|vous recevez ce message|vous recevez cette invitation} car vous {êtes abonné|êtes inscrit|avez créé une alerte}
{se désinscrire|se désabonner|gérer mes alertes|voir en ligne}
{inscrivez-vous|inscription gratuite|places limitées} {à notre webinaire|aux portes ouvertes|au salon de l'emploi|au job dating}
{notre lettre|l'actualité|le programme|au programme} {du mois|de la semaine}: {ateliers|conférences|témoignages}
{passez en premium|0 % de réduction|offre limitée|profitez-en}
{répondez à notre enquête|donnez votre avis|notez votre expérience}
{nous recrutons|on recrute} {dans toute la France|de nombreux profils}, {partagez|parlez-en autour de vous}
{venez rencontrer|rencontrez} {nos recruteurs|nos équipes} {au salon|sur notre stand|lors de la soirée}`,
  auto: `
{je suis|nous sommes} {absent|absente|en congés|en déplacement|fermés} {jusqu'au 0 mars|jusqu'à lundi}
{en cas d'urgence|pour toute urgence} {contactez|veuillez contacter|appelez} {ma collègue|le secrétariat}
{je répondrai|je traiterai vos messages} {à mon retour|dès mon retour}
{message non remis|adresse introuvable|boîte pleine|réponse automatique|cette boîte n'est pas lue}`,
  fraud: `
{envoyez|communiquez} {vos coordonnées bancaires|votre RIB|votre numéro de carte} {pour recevoir votre salaire|dès aujourd'hui}
{versez|payez|réglez} {des frais de dossier|une caution|0 euros d'avance}
{gagnez|jusqu'à 0 euros} {par semaine|par jour} {depuis chez vous|sans expérience|sans entretien}
{contactez-nous|écrivez-nous} {sur WhatsApp|sur Telegram} {rapidement|aujourd'hui}`,
  stranger: `
{j'ai vu|je suis tombé sur|j'ai découvert} votre profil {sur LinkedIn|en ligne} {et il m'intéresse|et j'ai pensé à vous}
{je recrute|je cherche|nous cherchons} {pour un client|pour l'un de mes clients} {un développeur|un profil comme le vôtre}
{seriez-vous|êtes-vous} {à l'écoute du marché|ouvert à une opportunité|intéressé par un nouveau poste}
{envoyez-moi votre CV|dites-moi si cela vous intéresse} {et nous en parlerons|pour en discuter}`,
  none: `
{cordialement|bien à vous|bien cordialement|sincères salutations|belle journée|bonne journée}
{bonjour|madame|monsieur|chère candidate|cher candidat}
{pour toute question|n'hésitez pas} {à nous écrire|contactez-nous|à me contacter}
{merci pour|suite à} {votre temps|votre visite|notre échange|notre entretien|votre message}
{ce message est confidentiel|siège social|capital de 0 euros|RCS}
{notre processus|le recrutement} {comprend|se déroule en} {trois étapes|candidature, test, entretien et proposition}
{si|au cas où} {votre profil est retenu|vous êtes sélectionné|tout va bien} {un test vous sera envoyé|nous vous ferons une offre|vous serez invité}
{vos données|les données} sont {conservées deux ans|traitées conformément au RGPD}
{votre parcours|votre dossier|votre portfolio} {est intéressant|nous a plu|est de qualité}
{nous avons été ravis|c'était un plaisir} de {vous rencontrer|vous recevoir}
{votre commande|votre compte|votre abonnement} {est confirmé|a été expédiée|est créé}
{le temps|le match|le trafic} {était beau|est affreux|était super}
{joyeux Noël|bon week-end|bonne année|bon rétablissement}
{le planning|la facture|le compte rendu} {est joint|change lundi}
nous vous prions d'agréer {Madame|Monsieur} l'expression de nos salutations distinguées
{vos missions|votre profil|nous offrons}: {diplôme|permis B|gestion des stocks|0 jours de congés}
{gestion|suivi|accueil} {des clients|des commandes|d'une équipe de 0}`,
}
